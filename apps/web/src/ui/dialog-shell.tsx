import './styles/dialog.css'
import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { DialogProps } from './dialog.tsx'
import { uiMessages } from './messages.ts'
import { useDialogFocus } from './use-dialog-focus.ts'

/** The dialog itself, with the library that does the focus trap. */
export function DialogShell(props: DialogProps) {
  const { title, opened, onClose, size = 560, persistent = false, fillsPhone = false, children } = props
  const [content, setContent] = useState<HTMLElement | null>(null)
  useDialogFocus(content)
  return (
    <ArkDialog.Root
      open={opened}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      closeOnEscape={!persistent}
      closeOnInteractOutside={!persistent}
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className="scrim" />
        <ArkDialog.Positioner className={`dialog-stage ${fillsPhone ? 'fills-phone' : ''}`}>
          <ArkDialog.Content ref={setContent} className="dialog" style={{ width: size }}>
            <div className="dialog-head">
              <ArkDialog.Title className="dialog-title">{title}</ArkDialog.Title>
              {!persistent && (
                <ArkDialog.CloseTrigger className="dialog-close" aria-label={uiMessages.close}>
                  <IconX className="i" aria-hidden />
                </ArkDialog.CloseTrigger>
              )}
            </div>
            <div className="dialog-body">{children}</div>
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}
