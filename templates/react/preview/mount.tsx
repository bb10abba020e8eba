import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Application, type SiteParts } from '../src/app/application.tsx'
import { loadMatched } from '../src/app/mount.tsx'
import { routesOf } from '../src/app/routes.tsx'
import type { Feature } from '../src/feature.ts'

interface MountOptions extends SiteParts {
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
  update(change: Partial<SiteParts> & { path?: string }): Promise<void>
}

/** Mounts a site that changes on an element. Its location is kept in memory: a frame has no address bar. */
export async function mount(element: HTMLElement, options: MountOptions): Promise<MountedSite> {
  const { known, path = '/', onNavigate } = options
  let parts: SiteParts = options
  const routes = routesOf(known)
  await loadMatched(routes, path)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  router.subscribe(({ location }) => onNavigate(location.pathname + location.search))
  const root = createRoot(element)
  draw()

  function draw() {
    root.render(
      <Application {...parts}>
        <RouterProvider router={router} />
      </Application>
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
