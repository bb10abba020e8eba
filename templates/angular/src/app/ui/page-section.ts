import { Component, computed, input } from '@angular/core'
import type { Text } from '../../domain/site.ts'
import { createId } from '../state/control.ts'
import { SiteWords } from './site-words.ts'

interface Told {
  title: string
  intro?: Text | undefined
}

/**
 * A part of a page with its own heading; the layout decides where the heading stands. What is projected as `[aside]`
 * stands with it.
 */
@Component({
  selector: 'section[appPageSection]',
  imports: [SiteWords],
  templateUrl: './page-section.html',
  host: { class: 'sec', '[attr.aria-labelledby]': 'id' }
})
export class PageSection {
  /** Its heading, where that is no text of site.json. */
  readonly title = input('')
  readonly intro = input<string>()
  /** What the section tells, with its heading, which carries the mark where that was invented as a whole. */
  readonly of = input<Told>()

  protected readonly id = createId()
  protected readonly told = computed<Told>(() => this.of() ?? { title: this.title(), intro: this.intro() })
}
