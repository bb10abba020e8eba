import { APP_BASE_HREF } from '@angular/common'
import { inject, provideAppInitializer, signal, type ApplicationConfig } from '@angular/core'
import {
  provideRouter,
  ROUTES,
  withDisabledInitialNavigation,
  withRouterConfig,
  type Routes
} from '@angular/router'
import { getPath, getPrerenderedPage } from '../browser/page.ts'
import { layout } from '../chosen.ts'
import { site } from '../site.ts'
import { createRoutes, type StandingPage } from './app.routes.ts'
import { createSiteBackend } from './backend.ts'
import { features } from './features/index.ts'
import { provideHydration } from './state/hydration.ts'
import { Navigation } from './state/navigation.ts'
import { backendFactory } from './state/site-backend.ts'
import { siteParts, SiteState } from './state/site-state.ts'
import { withoutBase } from './ui/base-path.ts'

/** What the site needs in the browser and in the build. */
export function siteConfig(findStanding: (basePath: string) => StandingPage | undefined): ApplicationConfig {
  return {
    providers: [
      { provide: siteParts, useValue: signal({ site, features, layout }) },
      { provide: backendFactory, useValue: createSiteBackend },
      { provide: APP_BASE_HREF, useFactory: () => `${inject(SiteState).basePath()}/` },
      provideAppInitializer(() => inject(Navigation).start()),
      provideRouter(
        [],
        withDisabledInitialNavigation(),
        withRouterConfig({ canceledNavigationResolution: 'computed' })
      ),
      {
        provide: ROUTES,
        multi: true,
        useFactory: (): Routes => {
          const app = inject(SiteState)
          return createRoutes(app.features(), findStanding(app.basePath()))
        }
      },
      provideHydration()
    ]
  }
}

/** The page that was prerendered, at the address at which it was served. */
function standingPage(basePath: string): StandingPage | undefined {
  const page = getPrerenderedPage()
  if (page === undefined) return undefined
  return { page, path: withoutBase(getPath(), basePath) }
}

export const browserConfig: ApplicationConfig = siteConfig(standingPage)
