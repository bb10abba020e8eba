import { Component, computed, ElementRef, inject, input, viewChild } from '@angular/core'
import { SiteState } from '../state/site-state.ts'
import { DraftText } from './draft-text.ts'
import { SitePicture } from './site-picture.ts'
import { SiteWords } from './site-words.ts'
import type { SiteText } from './words.ts'

/** The head of every page but home: its one h1, a sentence, and a picture where the layout has room for it. */
@Component({
  selector: 'div[appPageHead]',
  imports: [DraftText, SitePicture, SiteWords],
  templateUrl: './page-head.html',
  host: { class: 'page-head' }
})
export class PageHead<Title extends object, Lede extends object> {
  /** The heading: a text, or the place of one in site.json. */
  readonly title = input<string | SiteText<Title>>('')
  readonly lede = input<string | SiteText<Lede>>()
  /** What the page tells: its heading carries the mark where that was invented as a whole. */
  readonly of = input<unknown>()
  /** Decides how the drawing looks. @default the title, where that is a text */
  readonly seed = input<string>()
  /** The page leads the focus to its heading by `focus()`. */
  readonly focusable = input(false)

  protected readonly app = inject(SiteState)
  protected readonly drawn = computed(() => {
    const title = this.title()
    return this.seed() ?? (typeof title === 'string' ? title : '')
  })
  private readonly heading = viewChild.required<string, ElementRef<HTMLElement>>('heading', {
    read: ElementRef
  })

  focus(): void {
    this.heading().nativeElement.focus()
  }
}
