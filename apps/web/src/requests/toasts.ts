import { toast } from '../ui/toast.ts'
import { StepUpCancelled } from './request-error.ts'

/** Says in a toast why a mutation failed, as its `onError` or `onFailure`; not where the user declined step-up. */
export function toastFailure(title?: string): (error: Error) => void {
  return (error) => {
    if (!(error instanceof StepUpCancelled)) toast({ tone: 'danger', title, text: error.message })
  }
}

/**
 * Says in toasts how a mutation went, and then runs `onDone`.
 * @example useMutation({ ...deleteTenant, ...toastResult({ failed: words.deleteFailed, done: words.deleted(name) }) })
 */
export function toastResult<Answer>({
  failed,
  done,
  onDone
}: {
  failed: string | undefined
  done: string
  onDone?: (answer: Answer) => void
}): { onError: (error: Error) => void; onSuccess: (answer: Answer) => void } {
  return {
    onError: toastFailure(failed),
    onSuccess: (answer) => {
      toast({ tone: 'success', text: done })
      onDone?.(answer)
    }
  }
}
