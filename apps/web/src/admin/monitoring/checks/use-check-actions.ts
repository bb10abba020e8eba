import type { ServiceCheck } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '../../../requests/toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { formatMs } from '../../shared/format-value.ts'
import type { CheckActions } from './check-menu.tsx'
import { changeCheck, runCheck } from './checks.api.ts'
import { checkTexts as words, formTexts } from './messages.ts'

export type OpenCheckDialog =
  | { kind: 'form'; check: ServiceCheck | undefined }
  | { kind: 'delete' | 'results'; check: ServiceCheck }
  | { kind: 'maintenance' }

export function useCheckActions({ mayChange, mayRemove }: { mayChange: boolean; mayRemove: boolean }) {
  const [dialog, setDialog] = useState<OpenCheckDialog>()
  const onError = toastFailure(words.failed)
  const change = useMutation({ ...changeCheck, onError })
  const run = useMutation({ ...runCheck, onError })
  const acts: CheckActions = {
    unavailable: mayChange ? undefined : words.mayNot,
    notDeletable: mayRemove ? undefined : words.mayNot,
    edit: (check) => setDialog({ kind: 'form', check }),
    remove: (check) => setDialog({ kind: 'delete', check }),
    showResults: (check) => setDialog({ kind: 'results', check }),
    run: ({ id, name }) =>
      run.mutate(
        { path: { id }, body: {} },
        {
          onSuccess: ({ result: { outcome, message, responseMs } }) => {
            const what =
              message ??
              (responseMs === null ? words.statuses[outcome] : formTexts.testUp(formatMs(responseMs)))
            toast({ tone: outcome === 'up' ? 'success' : 'warning', text: words.ran(name, what) })
          }
        }
      ),
    setPaused: ({ id, name }, paused) =>
      change.mutate(
        { path: { id }, body: { paused } },
        {
          onSuccess: () => toast({ tone: 'success', text: paused ? words.paused(name) : words.resumed(name) })
        }
      )
  }
  return { acts, dialog, setDialog }
}
