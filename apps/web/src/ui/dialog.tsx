import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  size?: number
  children: ReactNode
}

const classNames = {
  content: 'dialog',
  header: 'dialog-head',
  title: 'dialog-title',
  close: 'dialog-close',
  body: 'dialog-body'
}

export function Dialog({ title, opened, onClose, size = 560, children }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      centered
      lockScroll={false}
      radius={10}
      classNames={classNames}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 160 }}
      overlayProps={{ color: '#0b0c0a', backgroundOpacity: 0.55 }}
    >
      {children}
    </Modal>
  )
}
