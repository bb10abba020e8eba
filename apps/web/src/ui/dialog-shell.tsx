import './styles/dialog.css'
import { Modal } from '@mantine/core'
import type { DialogProps } from './dialog.tsx'
import { Mantine } from './mantine.tsx'
import { useDeferredOpen } from './use-deferred-open.ts'

const classNames = {
  content: 'dialog',
  header: 'dialog-head',
  title: 'dialog-title',
  close: 'dialog-close',
  body: 'dialog-body'
}

/** The dialog itself, with the library that does the focus trap. */
export function DialogShell({
  title,
  opened,
  onClose,
  size = 560,
  persistent = false,
  children
}: DialogProps) {
  return (
    <Mantine>
      <Modal
        opened={useDeferredOpen(opened)}
        onClose={onClose}
        title={title}
        size={size}
        centered
        lockScroll={false}
        closeOnEscape={!persistent}
        closeOnClickOutside={!persistent}
        withCloseButton={!persistent}
        radius={10}
        classNames={classNames}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Close' }}
        transitionProps={{ duration: 160 }}
        overlayProps={{ color: '#0b0c0a', backgroundOpacity: 0.55 }}
      >
        {children}
      </Modal>
    </Mantine>
  )
}
