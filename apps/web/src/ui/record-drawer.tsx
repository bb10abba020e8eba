import './styles/dialog.css'
import './styles/drawer.css'
import './styles/record-drawer.css'
import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { uiMessages } from './messages.ts'
import { useDialogFocus } from './use-dialog-focus.ts'
import { usePhone } from './use-phone.ts'

interface RecordDrawerProps {
  title: string
  opened: boolean
  onClose: () => void
  /** A second line below the title. */
  subtitle?: ReactNode
  /** In front of the title, such as a picture. */
  lead?: ReactNode
  /** Buttons beside the title, such as those to the next record. */
  actions?: ReactNode
  /** Acts on the record, pinned below it. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * One record of a list, beside it: the list stays in use, and another record takes the place of this one. The focus
 * begins on the drawer, is free to leave it, and goes back to where it was. On phones it is a dialog of the whole
 * screen.
 */
export function RecordDrawer(props: RecordDrawerProps) {
  const { title, opened, onClose, subtitle, lead, actions, footer, children } = props
  const isPhone = usePhone()
  const [content, setContent] = useState<HTMLElement | null>(null)
  useDialogFocus(isPhone ? content : null)
  useFocusReturn(content, opened && !isPhone)
  return (
    <ArkDialog.Root
      open={opened}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      modal={isPhone}
      initialFocusEl={() => content}
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Positioner className="drawer-stage beside">
          <ArkDialog.Content ref={setContent} className="drawer pane record" data-side="right">
            <div className="record-head">
              {lead}
              <div className="record-name">
                <ArkDialog.Title>{title}</ArkDialog.Title>
                {subtitle && <div className="muted">{subtitle}</div>}
              </div>
              {actions}
              <ArkDialog.CloseTrigger className="dialog-close" aria-label={uiMessages.close}>
                <IconX className="i" aria-hidden />
              </ArkDialog.CloseTrigger>
            </div>
            <div className="record-body">{children}</div>
            {footer && <div className="dense record-footer">{footer}</div>}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}

/** Gives the focus back to where it was, unless it has left the drawer by itself: no trap does that for this one. */
function useFocusReturn(drawer: HTMLElement | null, opened: boolean): void {
  useEffect(() => {
    const before = document.activeElement
    if (drawer === null || !opened || !(before instanceof HTMLElement)) return undefined
    return () => {
      const { activeElement, body } = document
      if (activeElement === null || activeElement === body || drawer.contains(activeElement)) before.focus()
    }
  }, [drawer, opened])
}
