import { savedProjectRef, type SavedProjectRef } from '../../../builder/saved-project-ref.ts'
import { closeToast, toast } from '../../../ui/toast.ts'
import { savingMessages } from '../messages.ts'
import type { SaveResult } from './save-site.ts'

/** The toast that offers to upload; it is closed once that was done. */
export const offerToastKey = 'offer'

/** Tells the user the result of a save, and notes which version the work in this browser is now. */
export function reportSaved(
  result: Exclude<SaveResult, { kind: 'conflict' }>,
  userId: string,
  toProjects: () => void
): void {
  if (result.kind === 'failed')
    return toast({ tone: 'bad', title: savingMessages.failedTitle, text: result.failure.message })
  const { id, name, version } = result.project
  closeToast(offerToastKey)
  savedProjectRef.dispatch({ userId, id, version })
  toast({
    tone: 'good',
    text: result.how === 'created' ? savingMessages.created(name) : savingMessages.saved(name, version),
    action: { label: savingMessages.see, run: toProjects }
  })
}

/** The project of the work in this browser, where it belongs to this user. */
export function findOrigin(userId: string): SavedProjectRef | undefined {
  const from = savedProjectRef.get()
  return from?.userId === userId ? from : undefined
}
