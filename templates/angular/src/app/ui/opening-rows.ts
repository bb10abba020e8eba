import { Component, computed, inject, input } from '@angular/core'
import { openingRows } from '../../domain/home.ts'
import type { Service } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { DraftMark } from './draft-mark.ts'
import { PageLink } from './page-link.ts'
import { SiteWords } from './site-words.ts'

@Component({
  selector: 'ul[appOpeningRows]',
  imports: [DraftMark, PageLink, SiteWords],
  templateUrl: './opening-rows.html',
  host: { class: 'opening-rows' }
})
export class OpeningRows {
  readonly items = input.required<readonly Service[]>()

  protected readonly app = inject(SiteState)
  protected readonly rows = computed(() => openingRows(this.items()))
}
