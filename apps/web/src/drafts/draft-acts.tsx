import { draftMessages } from './messages.ts'

interface DraftActsProps {
  /** Where the draft stands; names the group for screen readers. */
  name: string
  className: string | undefined
  onWrite: () => void
  onTrue: () => void
  onRemove: () => void
}

/** The three ways to decide about a draft, joined. */
export function DraftActs({ name, className, onWrite, onTrue, onRemove }: DraftActsProps) {
  return (
    <div className={className} role="group" aria-label={name}>
      <button type="button" onClick={onWrite}>
        {draftMessages.write}
      </button>
      <button type="button" onClick={onTrue}>
        {draftMessages.isTrue}
      </button>
      <button type="button" onClick={onRemove}>
        {draftMessages.remove}
      </button>
    </div>
  )
}
