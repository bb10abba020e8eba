import { origin, type Origin } from '../../../state/origin.ts'
import { closeToast, toast } from '../../../ui/toast.ts'
import { savingMessages } from '../messages.ts'
import type { SaveResult } from './save-site.ts'

/** The message that offers to save; it is untrue once that was done. */
export const offerToastKey = 'offer'

/** Says what saving came to, and notes which version the work in this browser is now. */
export function reportSaved(
  saving: Exclude<SaveResult, { kind: 'conflict' }>,
  userId: string,
  toProjects: () => void
): void {
  if (saving.kind === 'refused')
    return toast({ tone: 'bad', title: savingMessages.failedTitle, text: saving.refusal.message })
  const { id, name, version } = saving.project
  closeToast(offerToastKey)
  origin.dispatch({ userId, id, version })
  toast({
    tone: 'good',
    text: saving.how === 'created' ? savingMessages.created(name) : savingMessages.saved(name, version),
    action: { label: savingMessages.see, run: toProjects }
  })
}

/** The project of the work in this browser, where it is this person's. */
export function findOrigin(userId: string): Origin | undefined {
  const from = origin.get()
  return from?.userId === userId ? from : undefined
}
