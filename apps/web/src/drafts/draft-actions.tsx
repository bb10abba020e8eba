import type { DraftChoice } from '@sitewright/site'
import { draftMessages } from './messages.ts'

interface DraftActionsProps {
  /** The draft's place on the site; names the group and its buttons for screen readers. */
  name: string
  className: string | undefined
  onWrite: () => void
  onDecide: (choice: DraftChoice) => void
}

/** The three buttons that decide about a draft, as one button group. */
export function DraftActions({ name, className, onWrite, onDecide }: DraftActionsProps) {
  return (
    <div className={className} role="group" aria-label={name}>
      <button type="button" aria-label={`${draftMessages.write}: ${name}`} onClick={onWrite}>
        {draftMessages.write}
      </button>
      <button
        type="button"
        aria-label={`${draftMessages.isTrue}: ${name}`}
        onClick={() => onDecide({ is: 'true' })}
      >
        {draftMessages.isTrue}
      </button>
      <button
        type="button"
        aria-label={`${draftMessages.remove}: ${name}`}
        onClick={() => onDecide({ is: 'removed' })}
      >
        {draftMessages.remove}
      </button>
    </div>
  )
}
