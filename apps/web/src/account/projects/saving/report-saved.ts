import type { ClientSession } from '@sitewright/client'
import type { Site } from '@sitewright/site'
import { savedProjectRef, type SavedProjectRef } from '../../../builder/saved-project-ref.ts'
import { closeToast, toast } from '../../../ui/toast.ts'
import { savingMessages } from '../messages.ts'
import { startSending } from '../pictures/start-transfer.ts'
import type { SaveResult } from './save-site.ts'

/** Key of the upload offer's toast, which is closed once the work was saved. */
export const offerToastKey = 'offer'

/** Who saved which site, and how the projects are opened. */
interface SavedBy {
  session: Pick<ClientSession, 'call' | 'fetch'>
  userId: string
  site: Site
  toProjects: () => void
}

/** Reports a save in a toast, stores which version the work in this browser is now, and sends its pictures after it. */
export function reportSaved(
  result: Exclude<SaveResult, { kind: 'conflict' }>,
  { session, userId, site, toProjects }: SavedBy
): void {
  if (result.kind === 'failed')
    return toast({ tone: 'danger', title: savingMessages.failedTitle, text: result.failure.message })
  const { id, name, version } = result.project
  closeToast(offerToastKey)
  const before = findSavedRef(userId)
  const isOfTeam = result.how === 'updated' && before?.id === id && before.isOfTeam === true
  savedProjectRef.set({ userId, id, version, ...(isOfTeam ? { isOfTeam } : {}) })
  toast({
    tone: 'success',
    text: result.how === 'created' ? savingMessages.created(name) : savingMessages.saved(name, version),
    action: { label: savingMessages.see, run: toProjects }
  })
  void startSending(session, { id, isOfTeam }, site)
}

/** The saved project that the work in this browser was made from, where it belongs to this user. */
export function findSavedRef(userId: string): SavedProjectRef | undefined {
  const from = savedProjectRef.get()
  return from?.userId === userId ? from : undefined
}
