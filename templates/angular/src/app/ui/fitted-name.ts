import { Component, computed, inject } from '@angular/core'
import { plainText } from '../../domain/drafts.ts'
import { SiteState } from '../state/site-state.ts'
import { Fitted } from './fitted-text.ts'
import { headlineOf } from './headline.ts'
import { SiteWords } from './site-words.ts'

/** The headline as large as its column allows. */
@Component({
  selector: 'div[appFittedName]',
  imports: [SiteWords],
  templateUrl: './fitted-name.html',
  host: { class: 'fitted name' }
})
export class FittedName extends Fitted {
  protected readonly app = inject(SiteState)
  protected readonly headlineOf = headlineOf

  override readonly text = computed(() =>
    plainText(this.app.content().hero.title ?? this.app.site().businessInfo.businessName)
  )
}
