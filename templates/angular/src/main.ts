import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app/app.ts'
import { browserConfig } from './app/app.config.ts'
import { rememberTyped } from './app/state/typed-early.ts'

// Hydration writes what the page was prerendered with into its fields.
rememberTyped()
void bootstrapApplication(App, browserConfig)
