import type { ClientSession } from '@sitewright/client'
import { builderStore } from '../../../builder/builder-context.tsx'
import { toast } from '../../../ui/toast.ts'
import { offerMessages } from '../messages.ts'
import { findSavedRef, offerToastKey, reportSaved } from '../saving/report-saved.ts'
import { saveSite } from '../saving/save-site.ts'
import { findUploadOffer, type UploadOffer } from './find-upload-offer.ts'

/** Offers in a toast to upload the work of this browser; a conflict is resolved on the page of projects. */
export async function offerUpload(
  session: ClientSession,
  userId: string,
  toProjects: () => void
): Promise<void> {
  const { site } = builderStore.get()
  const offer = await findUploadOffer(session.call, site, findSavedRef(userId)).catch(noOffer)
  if (offer.kind === 'none' || offer.kind === 'newer') return
  const save = async (): Promise<void> => {
    const { site: mine } = builderStore.get()
    const result = await saveSite(session.call, mine, findSavedRef(userId))
    if (result.kind === 'conflict') toProjects()
    else reportSaved(result, { session, userId, site: mine, toProjects })
  }
  const name = site.businessInfo.businessName || offerMessages.unnamed
  toast({
    key: offerToastKey,
    tone: 'info',
    durationMs: false,
    ...(offer.kind === 'conflict'
      ? {
          text: offerMessages.conflict(offer.conflict.project.name),
          action: { label: offerMessages.compare, run: toProjects }
        }
      : { text: offerMessages.new(name), action: { label: offerMessages.save, run: () => void save() } })
  })
}

/** No offer while the server is unreachable; the page of projects asks again. */
function noOffer(): UploadOffer {
  return { kind: 'none' }
}
