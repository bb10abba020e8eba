import type { ApiClient } from '@sitewright/client'
import type { Site } from '@sitewright/site'
import { withUndo } from '../../builder/configuration.ts'
import { savedProjectRef } from '../../builder/saved-project-ref.ts'
import type { BuilderStore } from '../../builder/builder-store.ts'
import { toast } from '../../ui/toast.ts'
import { projectMessages } from './messages.ts'
import { parseProjectSite } from './saving/save-site.ts'
import { toastProjectFailure } from './toast-project-failure.ts'

/** Opens the newest version of a project in the builder; a failure is a toast. */
export async function openProject(
  call: ApiClient,
  store: BuilderStore,
  userId: string,
  id: string
): Promise<boolean> {
  const found = await call('GET /api/saved-projects/{id}', { path: { id } })
  if (!found.ok) {
    toastProjectFailure(found)
    return false
  }
  const site = parseProjectSite(found.answer)
  if (site === undefined) {
    toast({ tone: 'danger', text: projectMessages.notOpened })
    return false
  }
  await openSite(store, site, found.answer.name)
  savedProjectRef.set({ userId, id, version: found.answer.version })
  return true
}

/** Opens a site in the builder; a toast offers undo. */
export async function openSite(store: BuilderStore, site: Site, name: string): Promise<void> {
  await withUndo(store, () => {
    store.dispatch({ type: 'openSite', site })
    toast({ tone: 'success', text: projectMessages.opened(name) })
    return Promise.resolve(true)
  })
}
