import { createApp, createSSRApp, type App, type MaybeRefOrGetter, type Ref } from 'vue'
import type { Router } from 'vue-router'
import { startedKey } from '../composables/useBrowserValue.ts'
import { provideSite, type SiteParts } from '../composables/useSite.ts'
import SiteApplication from './SiteApplication.vue'

interface ApplicationParts {
  parts: MaybeRefOrGetter<SiteParts>
  router: Router
  /** Whether the page has come to life, see useStarted. */
  started: Ref<boolean>
}

/** Creates the application of a site, for the browser or for the build. Where it has not started, it can hydrate. */
export function createSiteApplication({ parts, router, started }: ApplicationParts): App {
  const app = started.value ? createApp(SiteApplication) : createSSRApp(SiteApplication)
  provideSite(app, parts)
  app.provide(startedKey, started)
  app.use(router)
  return app
}
