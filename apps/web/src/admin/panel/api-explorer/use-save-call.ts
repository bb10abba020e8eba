import { useMutation } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import type { ApiDocument, Operation } from './api-document.ts'
import { roleOf, type Credentials } from './credentials.ts'
import { saveCall } from './explorer.api.ts'
import { explorerMessages as words } from './messages.ts'
import { toHistoryEntry } from './past-call.ts'
import type { RequestDraft } from './request-draft.ts'
import type { Answer } from './send-request.ts'

/** Keeps a call that was answered in the history, without its secrets. */
export function useSaveCall(
  document: ApiDocument,
  operation: Operation
): (draft: RequestDraft, answer: Answer, credentials: Credentials) => void {
  const { mutate } = useMutation(saveCall)
  return (draft, answer, credentials) =>
    mutate(
      {
        body: toHistoryEntry({
          document,
          operation,
          draft,
          answer,
          authentication: credentials.kind,
          role: roleOf(credentials)
        })
      },
      {
        onError: ({ message }) =>
          toast({ tone: 'warning', title: words.history.notSaved, text: message, group: 'explorer-history' })
      }
    )
}
