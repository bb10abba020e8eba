import { Component, computed, inject } from '@angular/core'
import { lede } from '../../domain/home.ts'
import { buttonClasses } from '../../domain/looks.ts'
import { SiteState } from '../state/site-state.ts'
import { MainAction } from './main-action.ts'
import { PageLink } from './page-link.ts'
import { SiteWords } from './site-words.ts'

/** The owner's own description, and what a visitor can do, at the end of the element that this stands on. */
@Component({
  selector: 'div[appHeroText]',
  imports: [MainAction, PageLink, SiteWords],
  templateUrl: './hero-text.html'
})
export class HeroText {
  protected readonly app = inject(SiteState)
  protected readonly hero = computed(() => this.app.content().hero)
  protected readonly lede = computed(() => lede(this.app.site()))
  /** The second way to act, where the site has its page. */
  protected readonly secondary = computed(() => {
    const { secondary } = this.hero()
    return secondary && this.app.findPath(secondary.page) !== undefined ? secondary : undefined
  })
  protected readonly quiet = buttonClasses.quiet
}
