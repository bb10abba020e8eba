import { Component, input } from '@angular/core'
import type { Content } from '../../domain/site.ts'
import { SiteWords } from '../ui/site-words.ts'

/** How it goes, step by step. */
@Component({
  selector: 'section[appServiceProcess]',
  imports: [SiteWords],
  templateUrl: './service-process.html',
  host: { class: 'sec', 'aria-labelledby': 'process' }
})
export class ServiceProcess {
  readonly process = input.required<NonNullable<Content['process']>>({ alias: 'appServiceProcess' })
}
