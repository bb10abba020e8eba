import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser'
import { App } from './app/app.ts'
import { serverConfig } from './app/app.config.server.ts'

/** Draws the pages while the site is built. */
export default function bootstrap(context: BootstrapContext) {
  return bootstrapApplication(App, serverConfig, context)
}
