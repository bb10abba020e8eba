import { ref } from 'vue'
import { createWebHistory } from 'vue-router'
import { getPath } from '../browser/page.ts'
import type { SiteParts } from '../composables/useSite.ts'
import { createSiteRouter } from '../router/index.ts'
import { base, withoutBase } from '../ui/base-path.ts'
import { createSiteApplication } from './application.ts'

/** Mounts the site on an element: hydrates what was prerendered there, or renders it. */
export async function mount(element: HTMLElement, parts: SiteParts): Promise<void> {
  const page = element.querySelector('main')?.dataset['page']
  const standing = page === undefined ? undefined : { page, path: withoutBase(getPath()) }
  const router = createSiteRouter({
    history: createWebHistory(`${base}/`),
    features: parts.features,
    standing
  })
  const started = ref(!element.hasChildNodes())
  const app = createSiteApplication({ parts, router, started })
  await router.isReady()
  app.mount(element)
  started.value = true
}
