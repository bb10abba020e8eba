import { Location } from '@angular/common'
import {
  computed,
  inject,
  provideAppInitializer,
  runInInjectionContext,
  signal,
  type ApplicationConfig
} from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import { createRoutes } from '../src/app/app.routes.ts'
import { App } from '../src/app/app.ts'
import type { Feature } from '../src/app/feature.ts'
import { afterChange } from '../src/app/state/after-change.ts'
import { Navigation } from '../src/app/state/navigation.ts'
import { backendFactory } from '../src/app/state/site-backend.ts'
import { siteParts, type SiteParts } from '../src/app/state/site-state.ts'
import { Started } from '../src/app/state/started.ts'
import { createSiteBackend } from './backend.ts'
import { previewDrafts } from './preview-draft.ts'
import { Router, routerStart } from './router.ts'
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
   * Draws the site again in place, and navigates to `path` where one is given; resolves when it is there. `features` must
   * be among those that are known.
   */
  update(change: Partial<PreviewParts> & { path?: string }): Promise<void>
}

/** Mounts a site that changes on an element. */
export async function mount(element: HTMLElement, options: MountOptions): Promise<MountedSite> {
  const { known, path: start = '/', onNavigate, ...first } = options
  const parts = signal<PreviewParts>(first)
  const started: Pick<Started, 'isBrowser' | 'value'> = { isBrowser: true, value: signal(true) }
  const config: ApplicationConfig = {
    providers: [
      { provide: siteParts, useValue: parts },
      { provide: previewDrafts, useValue: computed(() => parts().drafts) },
      { provide: backendFactory, useValue: createSiteBackend },
      // Nothing was prerendered.
      { provide: Started, useValue: started },
      { provide: routerStart, useValue: { routes: createRoutes(known), address: start } },
      { provide: Location, useExisting: Router },
      provideAppInitializer(() => inject(Navigation).start())
    ]
  }
  const application = await createApplication(config)
  const navigation = application.injector.get(Navigation)
  const address = computed(() => navigation.path() + navigation.query())
  runInInjectionContext(application.injector, () => afterChange(address, () => onNavigate(address())))
  application.bootstrap(App, element)

  return {
    async update({ path, ...change }) {
      parts.update((before) => ({ ...before, ...change }))
      application.tick()
      if (path === undefined || path === address()) return
      await navigation.open(path)
      application.tick()
    }
  }
}
