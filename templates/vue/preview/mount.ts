import { computed, nextTick, ref, shallowRef } from 'vue'
import { createMemoryHistory } from 'vue-router'
import { createSiteApplication } from '../src/app/application.ts'
import type { SiteParts } from '../src/composables/useSite.ts'
import type { Feature } from '../src/feature.ts'
import { createSiteRouter } from '../src/router/index.ts'
import type { PreviewDrafts } from './shared/drafts.ts'
import { previewDraftsKey } from './usePreviewDraft.ts'

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
  const { known, path: start = '/', onNavigate } = options
  const parts = shallowRef<PreviewParts>(options)
  const router = createSiteRouter({ history: createMemoryHistory(), features: known })
  const app = createSiteApplication({ parts, router, started: ref(true) })
  app.provide(
    previewDraftsKey,
    computed(() => parts.value.drafts)
  )
  await router.push(start)
  app.mount(element)
  router.afterEach(async ({ fullPath }, from) => {
    await nextTick()
    if (fullPath !== from.fullPath) onNavigate(fullPath)
  })

  return {
    async update({ path, ...change }) {
      parts.value = { ...parts.value, ...change }
      await nextTick()
      if (path === undefined || path === router.currentRoute.value.fullPath) return
      await router.push(path)
      await nextTick()
    }
  }
}
