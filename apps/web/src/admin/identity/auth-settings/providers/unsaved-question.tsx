import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { configureMessages as words } from './messages.ts'

interface UnsavedQuestionProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks before changes are lost, in the place of the form: never a dialog on a dialog. */
export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    <div role="alertdialog" aria-label={words.unsavedTitle}>
      <h3>{words.unsavedTitle}</h3>
      <p className="muted">{words.unsaved}</p>
      <div className="dialog-footer">
        <Button ref={safe} onClick={onStay}>
          {words.keepEditing}
        </Button>
        <Button className="danger" onClick={onLeave}>
          {words.discard}
        </Button>
      </div>
    </div>
  )
}
