import { Component } from '@angular/core'
import { NotFound } from './not-found.ts'

/** The page at an address that no other has. */
@Component({ selector: 'app-page', imports: [NotFound], templateUrl: './not-found-page.html' })
export class NotFoundPage {}
