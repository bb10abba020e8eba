import { Component, inject } from '@angular/core'
import { faqMessages } from '../../domain/messages.ts'
import { SiteState } from '../state/site-state.ts'
import { EmailLink } from '../ui/email-link.ts'
import { MainAction } from '../ui/main-action.ts'
import { PageBody } from '../ui/page-body.ts'
import { PageHead } from '../ui/page-head.ts'
import { PhoneLinks } from '../ui/phone-links.ts'
import { QuestionList } from '../ui/question-list.ts'
import { NotFound } from './not-found.ts'

@Component({
  selector: 'app-page',
  imports: [EmailLink, MainAction, NotFound, PageBody, PageHead, PhoneLinks, QuestionList],
  templateUrl: './faq-page.html'
})
export class FaqPage {
  protected readonly app = inject(SiteState)
  protected readonly messages = faqMessages
}
