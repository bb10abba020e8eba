import { Component, computed, inject } from '@angular/core'
import { RouterOutlet } from '@angular/router'
import { draftCount } from '../../domain/drafts.ts'
import { frameMessages } from '../../domain/messages.ts'
import { notFoundPlace } from '../../domain/pages.ts'
import { NotFound } from '../pages/not-found.ts'
import { Navigation } from '../state/navigation.ts'
import { SiteState } from '../state/site-state.ts'
import { Started } from '../state/started.ts'
import { FeatureSlots } from '../ui/feature-slots.ts'
import { MainAction } from '../ui/main-action.ts'
import { SiteWords } from '../ui/site-words.ts'
import { DraftBanner } from './draft-banner.ts'
import { ErrorFallback } from './error-fallback.ts'
import { LineFooter } from './line-footer.ts'
import { SiteFooter } from './site-footer.ts'
import { SiteHeader } from './site-header.ts'
import { SiteMain } from './site-main.ts'
import { SiteMenu } from './site-menu.ts'

/** The layout around every page. */
@Component({
  selector: 'div[appSiteFrame]',
  imports: [
    DraftBanner,
    ErrorFallback,
    FeatureSlots,
    LineFooter,
    MainAction,
    NotFound,
    RouterOutlet,
    SiteFooter,
    SiteHeader,
    SiteMain,
    SiteMenu,
    SiteWords
  ],
  templateUrl: './site-frame.html',
  host: { class: 'site' }
})
export class SiteFrame {
  protected readonly app = inject(SiteState)
  protected readonly navigation = inject(Navigation)
  /** A page that fails while it is prerendered stops the build. */
  protected readonly isBrowser = inject(Started).isBrowser
  protected readonly messages = frameMessages

  protected readonly page = computed(() => this.navigation.page().page)
  protected readonly place = computed(() => this.app.pages().get(this.page()))
  protected readonly hasPage = computed(
    () => this.place() !== undefined || this.page() === notFoundPlace.page
  )
  protected readonly hero = computed(() => this.app.content().hero)
  protected readonly hasDrafts = computed(() => draftCount(this.app.content()) > 0)
  protected readonly hasActionBar = computed(
    () => this.app.layout().actionBar && !this.app.thin() && this.place()?.content === true
  )
}
