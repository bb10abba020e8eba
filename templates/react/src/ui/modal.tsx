import '../styles/banners.css'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { frameMessages } from '../domain/messages.ts'
import { IconButton } from './controls.tsx'

interface ModalProps {
  open: boolean
  title: ReactNode
  /** A line under the title. */
  text?: ReactNode
  onClose: () => void
  /** Controls beside the close button. */
  controls?: ReactNode
  children: ReactNode
}

/** A dialog over the page. Escape, the close button and a click outside of it close it; the focus returns by itself. */
export function Modal({ open, title, text, onClose, controls, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open) dialog?.showModal()
    else dialog?.close()
  }, [open])

  // The backdrop belongs to the dialog element itself, so a click on it has the dialog as its target.
  useEffect(() => {
    const dialog = ref.current
    const closeOutside = (event: MouseEvent) => {
      if (event.target === dialog) onClose()
    }
    dialog?.addEventListener('click', closeOutside)
    return () => dialog?.removeEventListener('click', closeOutside)
  }, [onClose])

  return (
    <dialog ref={ref} className="modal" aria-labelledby={id} onClose={onClose}>
      {children}
      <div className="modal-bar">
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className="soft small">{text}</p>}
        </div>
        {controls}
        <IconButton icon="close" label={frameMessages.close} onClick={onClose} />
      </div>
    </dialog>
  )
}
