import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { Application } from '../src/app/application.tsx'
import { routesOf, withPageLoaded } from '../src/app/routes.tsx'
import type { Feature } from '../src/feature.ts'
import { SiteProvider, type SiteParts } from '../src/ui/site-context.tsx'
import { PreviewDraftsContext } from './draft-view.tsx'
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

/** The page that is open, and what leads to another one. */
interface OpenPage {
  path: string
  goTo: (path: string) => void
}

/** Mounts a site that changes on an element. Its location is kept in memory: a frame has no address bar. */
export async function mount(element: HTMLElement, options: MountOptions): Promise<MountedSite> {
  const { known, path: start = '/', onNavigate } = options
  let parts: PreviewParts = options
  let open: OpenPage | undefined
  let arrived = () => {}
  const routes = await withPageLoaded(routesOf(known), start)
  const root = createRoot(element)
  flushSync(draw)

  function draw() {
    root.render(
      <PreviewDraftsContext value={parts.drafts}>
        <SiteProvider {...parts}>
          <MemoryRouter initialEntries={[start]}>
            <Application routes={routes} />
            <Opened onOpen={show} />
          </MemoryRouter>
        </SiteProvider>
      </PreviewDraftsContext>
    )
  }

  function show(next: OpenPage) {
    const moved = open !== undefined && open.path !== next.path
    open = next
    if (!moved) return
    onNavigate(next.path)
    arrived()
  }

  return {
    async update({ path, ...change }) {
      parts = { ...parts, ...change }
      flushSync(draw)
      if (path === undefined || open === undefined || path === open.path) return
      arrived()
      const there = new Promise<void>((resolve) => (arrived = resolve))
      open.goTo(path)
      await there
    }
  }
}

/** Tells which page is open, after it is drawn. */
function Opened({ onOpen }: { onOpen: (page: OpenPage) => void }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    onOpen({ path: pathname + search, goTo: (path) => void navigate(path) })
  }, [onOpen, pathname, search, navigate])
  return null
}
