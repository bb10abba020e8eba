import { Component, input } from '@angular/core'
import type { Content } from '../../domain/site.ts'
import { SiteWords } from '../ui/site-words.ts'

@Component({
  selector: 'section[appAboutValues]',
  imports: [SiteWords],
  templateUrl: './about-values.html',
  host: { class: 'part', 'aria-labelledby': 'values' }
})
export class AboutValues {
  readonly values = input.required<NonNullable<Content['about']['values']>>({ alias: 'appAboutValues' })
}
