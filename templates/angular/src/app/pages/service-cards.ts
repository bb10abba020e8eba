import { Component, computed, inject, input } from '@angular/core'
import { styleAt } from '../../domain/art/picture.ts'
import { plainText } from '../../domain/drafts.ts'
import { firstOf, homeServices, pictureSizes } from '../../domain/looks.ts'
import type { Service } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { DraftMark } from '../ui/draft-mark.ts'
import { PageLink } from '../ui/page-link.ts'
import { SitePicture } from '../ui/site-picture.ts'
import { SiteWords } from '../ui/site-words.ts'

/** The first services, on the home page. */
@Component({
  selector: 'ul[appServiceCards]',
  imports: [DraftMark, PageLink, SitePicture, SiteWords],
  templateUrl: './service-cards.html',
  host: { class: 'svc-list' }
})
export class ServiceCards {
  readonly items = input.required<readonly Service[]>()

  protected readonly app = inject(SiteState)
  protected readonly plainText = plainText
  protected readonly pictureSizes = pictureSizes
  protected readonly styleAt = styleAt
  protected readonly shown = computed(() => firstOf(this.items(), homeServices).shown)
}
