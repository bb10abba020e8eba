import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadMatched } from '../src/app/mount.tsx'
import { routesOf } from '../src/app/routes.tsx'
import type { Feature } from '../src/feature.ts'
import { DraftViewContext } from '../src/ui/draft.tsx'
import { SiteProvider, type SiteParts } from '../src/ui/site-context.tsx'
import { PreviewDraftsContext, previewDraftView } from './draft-view.tsx'
import type { PreviewDrafts } from './shared/drafts.ts'

interface PreviewParts extends SiteParts {
  drafts: PreviewDrafts
}

interface MountOptions extends PreviewParts {
  /** Every feature that an update may add to the site. */
  known: readonly Feature[]
  /** Where to start. @default '/' */
  path?: string
  /** Called with the path after every navigation. */
  onNavigate: (path: string) => void
}

export interface MountedSite {
  /**
   * Renders the site again in place, and navigates to `path` where one is given; resolves when it is there. `features`
   * must be among those that are known.
   */
  update(change: Partial<PreviewParts> & { path?: string }): Promise<void>
}

/** Mounts a site that changes on an element. Its location is kept in memory: a frame has no address bar. */
export async function mount(element: HTMLElement, options: MountOptions): Promise<MountedSite> {
  const { known, path = '/', onNavigate } = options
  let parts: PreviewParts = options
  const routes = routesOf(known)
  await loadMatched(routes, path)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  router.subscribe(({ location }) => onNavigate(location.pathname + location.search))
  const root = createRoot(element)
  draw()

  function draw() {
    root.render(
      <PreviewDraftsContext value={parts.drafts}>
        <DraftViewContext value={previewDraftView}>
          <SiteProvider {...parts}>
            <RouterProvider router={router} />
          </SiteProvider>
        </DraftViewContext>
      </PreviewDraftsContext>
    )
  }

  return {
    async update({ path, ...change }) {
      parts = { ...parts, ...change }
      flushSync(draw)
      const { pathname, search } = router.state.location
      if (path !== undefined && path !== pathname + search) await router.navigate(path)
    }
  }
}
