import './styles/dialog.css'
import './styles/drawer.css'
import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useDialogFocus } from './use-dialog-focus.ts'

export interface DrawerProps {
  title: string
  opened: boolean
  onClose: () => void
  /** The name of the button that closes it. */
  closeLabel: string
  /** The edge of the window that it comes from. */
  side?: 'left' | 'right' | 'bottom'
  /** Its width at a side, its height at the bottom. */
  size: number | string
  /** Buttons beside the title. */
  actions?: ReactNode
  classNames?: { content?: string; header?: string; title?: string; body?: string }
  children: ReactNode
}

/** A panel over the page from one of its edges. It holds the focus, and gives it back when it closes. */
export function Drawer(props: DrawerProps) {
  const { title, opened, onClose, closeLabel, side = 'right', size, actions, classNames = {} } = props
  const [content, setContent] = useState<HTMLElement | null>(null)
  useDialogFocus(content)
  return (
    <ArkDialog.Root
      open={opened}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className="scrim" />
        <ArkDialog.Positioner className="drawer-stage">
          <ArkDialog.Content
            ref={setContent}
            className={`drawer ${classNames.content ?? 'pane'}`}
            data-side={side}
            style={side === 'bottom' ? { height: size } : { width: size }}
          >
            <div className={`drawer-head ${classNames.header ?? ''}`}>
              <ArkDialog.Title className={classNames.title ?? 'dialog-title'}>{title}</ArkDialog.Title>
              {actions}
              <ArkDialog.CloseTrigger className="dialog-close" aria-label={closeLabel}>
                <IconX className="i" aria-hidden />
              </ArkDialog.CloseTrigger>
            </div>
            <div className={`drawer-body ${classNames.body ?? ''}`}>{props.children}</div>
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}
