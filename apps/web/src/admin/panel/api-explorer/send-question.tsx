import type { ExplorerAuthentication } from '@sitewright/api'
import { ConfirmDialog, type Effect } from '../../../ui/confirm-dialog.tsx'
import type { Operation } from './api-document.ts'
import { endingOf } from './ending-calls.ts'
import { explorerMessages as words } from './messages.ts'

interface SendQuestionProps {
  operation: Operation
  /** Path and query that are about to be called. */
  url: string
  authentication: ExplorerAuthentication
  opened: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a call that deletes, whose path has to be typed, and before one that may end the own session. */
export function SendQuestion({ operation, url, authentication, ...dialog }: SendQuestionProps) {
  const { opened, onClose, onConfirm } = dialog
  const { method } = operation
  const ending = authentication === 'session' ? endingOf(operation) : undefined
  const isDeletion = method === 'DELETE'
  const effects: Effect[] = [
    { label: words.call, value: <span className="mono">{`${method} ${url}`}</span> },
    { label: words.runsAs, value: words.authentication.runsAs[authentication] },
    ...(isDeletion ? [{ label: words.undo, value: words.noUndo, tone: 'warning' as const }] : []),
    ...(ending === undefined ? [] : [{ label: words.effect, value: ending, tone: 'warning' as const }])
  ]
  return (
    <ConfirmDialog
      title={isDeletion ? words.confirmDelete : words.confirmEnding}
      opened={opened}
      onClose={onClose}
      effects={effects}
      confirmLabel={words.send(method)}
      keepLabel={words.keep}
      typedName={isDeletion ? url : undefined}
      busy={false}
      onConfirm={onConfirm}
    />
  )
}
