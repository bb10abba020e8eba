import { flushSync, mount as mountComponent } from 'svelte'
import type { Feature } from '#lib/feature.ts'
import type { SiteParts } from '#lib/state/app.svelte.ts'
import PreviewSite from './PreviewSite.svelte'
import { followLink, navigate, onArrival, router, startAt } from './router.svelte.ts'
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
  /** Draws the site again in place, and navigates to `path` where one is given; resolves when it is there. */
  update(change: Partial<PreviewParts> & { path?: string }): Promise<void>
}

/** Mounts a site that changes on an element. */
export async function mount(element: HTMLElement, options: MountOptions): Promise<MountedSite> {
  const { path: start = '/', onNavigate } = options
  // Not a proxy: texts are named by the objects that hold them.
  let parts = $state.raw<PreviewParts>(options)
  let told = start
  startAt(start)
  mountComponent(PreviewSite, {
    target: element,
    props: {
      get parts() {
        return parts
      }
    }
  })
  flushSync()
  // After those of components, which may handle a click themselves.
  element.addEventListener('click', followLink)
  onArrival(() => {
    if (router.path === told) return
    told = router.path
    onNavigate(told)
  })

  return {
    async update({ path, ...change }) {
      parts = { ...parts, ...change }
      flushSync()
      if (path !== undefined && path !== router.path) await navigate(path)
    }
  }
}
