import { Component } from '@angular/core'
import { ErrorFallback } from './error-fallback.ts'

/** In place of a page whose code could not be loaded. */
@Component({ selector: 'app-page', imports: [ErrorFallback], templateUrl: './page-not-loaded.html' })
export class PageNotLoaded {}
