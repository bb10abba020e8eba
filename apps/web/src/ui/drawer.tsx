import './styles/dialog.css'
import { Drawer as MantineDrawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { Mantine } from './mantine.tsx'
import { useDeferredOpen } from './use-deferred-open.ts'

interface DrawerProps {
  title: string
  opened: boolean
  onClose: () => void
  /** The name of the button that closes it. */
  closeLabel: string
  /** The edge of the window that it comes from. */
  side?: 'right' | 'bottom'
  /** Its width at the right, its height at the bottom. */
  size: number | string
  /** Buttons beside the title. */
  actions?: ReactNode
  classNames?: { content?: string; header?: string; title?: string; body?: string }
  children: ReactNode
}

const motion = {
  right: { durationMs: 200, dimming: 0.55 },
  bottom: { durationMs: 280, dimming: 0.6 }
} as const

/** A panel over the page from one of its edges. It holds the focus, and gives it back when it closes. */
export function Drawer(props: DrawerProps) {
  const {
    title,
    opened,
    onClose,
    closeLabel,
    side = 'right',
    size,
    actions,
    classNames = {},
    children
  } = props
  const { durationMs, dimming } = motion[side]
  return (
    <Mantine>
      <MantineDrawer.Root
        opened={useDeferredOpen(opened)}
        onClose={onClose}
        position={side}
        size={size}
        lockScroll={false}
        transitionProps={{ duration: durationMs }}
      >
        <MantineDrawer.Overlay color="#0b0c0a" backgroundOpacity={dimming} />
        <MantineDrawer.Content className={classNames.content ?? 'pane'}>
          <MantineDrawer.Header className={classNames.header ?? ''} role="presentation">
            <MantineDrawer.Title className={classNames.title ?? 'dialog-title'}>{title}</MantineDrawer.Title>
            {actions}
            <MantineDrawer.CloseButton className="dialog-close" aria-label={closeLabel} />
          </MantineDrawer.Header>
          <MantineDrawer.Body className={classNames.body ?? ''}>{children}</MantineDrawer.Body>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </Mantine>
  )
}
