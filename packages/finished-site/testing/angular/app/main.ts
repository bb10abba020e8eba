import { provideClientHydration, withIncrementalHydration } from '@angular/platform-browser'
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser'
import { provideServerRendering } from '@angular/platform-server'
import { App } from './app.ts'

/** Starts the app on a server. */
export default function bootstrap(context: BootstrapContext) {
  const providers = [provideServerRendering(), provideClientHydration(withIncrementalHydration())]
  return bootstrapApplication(App, { providers }, context)
}
