import './styles/tooltip.css'
import { Portal } from '@ark-ui/react/portal'
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { findOverlayContainer } from './find-overlay-container.ts'

interface TooltipProps {
  /** The description of the control, besides its name. */
  text: ReactNode
  /** The control: whatever a pointer rests on and Tab reaches. */
  children: ReactElement
}

/** A description of a control, shown while a pointer rests on it or a key has led to it; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const container = useRef<HTMLElement>(null)
  return (
    <ArkTooltip.Root
      openDelay={400}
      closeDelay={150}
      interactive
      // Tab may scroll to the control.
      closeOnScroll={false}
      positioning={{ placement: 'top', gutter: 6, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <ArkTooltip.Trigger
        asChild
        ref={(control) => {
          container.current = findOverlayContainer(control)
        }}
      >
        {children}
      </ArkTooltip.Trigger>
      <Portal container={container}>
        <ArkTooltip.Positioner>
          <ArkTooltip.Content className="tooltip">{text}</ArkTooltip.Content>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.Root>
  )
}
