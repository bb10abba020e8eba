import { Component, computed, inject } from '@angular/core'
import { firstOf, homeQuestions } from '../../domain/looks.ts'
import { faqMessages } from '../../domain/messages.ts'
import { SiteState } from '../state/site-state.ts'
import { CallToAction, hasCallToAction } from '../ui/call-to-action.ts'
import { FeatureSlots } from '../ui/feature-slots.ts'
import { FirstScreen } from '../ui/first-screen.ts'
import { MoreLink } from '../ui/more-link.ts'
import { PageLink } from '../ui/page-link.ts'
import { PageSection } from '../ui/page-section.ts'
import { QuestionList } from '../ui/question-list.ts'
import { ReasonList } from '../ui/reason-list.ts'
import { SiteWords } from '../ui/site-words.ts'
import { ServiceCards } from './service-cards.ts'
import { ThinHome } from './thin/thin-home.ts'

@Component({
  selector: 'app-page',
  imports: [
    CallToAction,
    FeatureSlots,
    FirstScreen,
    MoreLink,
    PageLink,
    PageSection,
    QuestionList,
    ReasonList,
    ServiceCards,
    SiteWords,
    ThinHome
  ],
  templateUrl: './home-page.html'
})
export class HomePage {
  protected readonly app = inject(SiteState)
  protected readonly hasCallToAction = hasCallToAction
  protected readonly messages = faqMessages
  protected readonly leads = computed(() => this.app.content().trade?.leads)
  /** The first questions; the others have a page of their own. */
  protected readonly questions = computed(() => {
    const { faq } = this.app.content()
    return faq && this.app.pages().has('faq') ? { faq, ...firstOf(faq.items, homeQuestions) } : undefined
  })
}
