import { ErrorHandler, mergeApplicationConfig, type ApplicationConfig } from '@angular/core'
import { provideServerRendering, withRoutes } from '@angular/ssr'
import { siteConfig } from './app.config.ts'
import { createServerRoutes } from './app.routes.server.ts'

/** A page that reports an error while it is prerendered stops the build, so that no broken page is ever published. */
const stopBuild: ErrorHandler = {
  handleError(error) {
    throw error
  }
}

const buildConfig: ApplicationConfig = {
  providers: [
    provideServerRendering(withRoutes(createServerRoutes())),
    { provide: ErrorHandler, useValue: stopBuild }
  ]
}

/** What the site needs in the build. */
export const serverConfig: ApplicationConfig = mergeApplicationConfig(
  siteConfig(() => undefined),
  buildConfig
)
