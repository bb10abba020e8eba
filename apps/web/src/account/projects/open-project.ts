import type { ClientSession } from '@sitewright/client'
import type { Site } from '@sitewright/site'
import { withUndo } from '../../builder/configuration.ts'
import { openSite } from '../../builder/load-check-css.ts'
import { savedProjectRef } from '../../builder/saved-project-ref.ts'
import type { BuilderStore } from '../../builder/builder-store.ts'
import { toast } from '../../ui/toast.ts'
import { projectMessages } from './messages.ts'
import { startFetching } from './pictures/start-transfer.ts'
import { parseProjectSite } from './saving/save-site.ts'
import { toastProjectFailure } from './toast-project-failure.ts'

/** Whose project is opened: one's own, one of the team to edit it, or a copy of one of the team. */
export type ProjectSource = 'own' | 'team' | 'team copy'

/** Opens the newest version of a project in the builder, and fetches its pictures; a failure is a toast. */
export async function openProject(
  session: Pick<ClientSession, 'call' | 'fetch'>,
  store: BuilderStore,
  { userId, id, source }: { userId: string; id: string; source: ProjectSource }
): Promise<boolean> {
  const address = source === 'own' ? 'GET /api/saved-projects/{id}' : 'GET /api/team/projects/{id}'
  const found = await session.call(address, { path: { id } })
  if (!found.ok) {
    toastProjectFailure(found)
    return false
  }
  const site = parseProjectSite(found.answer)
  if (site === undefined) {
    toast({ tone: 'danger', text: projectMessages.notOpened })
    return false
  }
  await openSiteWithUndo(store, site, found.answer.name)
  const ref = { userId, id, version: found.answer.version }
  // A copy has no project until it is saved.
  if (source !== 'team copy') savedProjectRef.set(source === 'team' ? { ...ref, isOfTeam: true } : ref)
  void startFetching(session, { id, isOfTeam: source !== 'own' }, site)
  return true
}

/** Opens a site in the builder; a toast offers undo. */
export async function openSiteWithUndo(store: BuilderStore, site: Site, name: string): Promise<void> {
  await withUndo(store, async () => {
    await openSite(store, site)
    toast({ tone: 'success', text: projectMessages.opened(name) })
    return true
  })
}
