import { Component, computed, inject, input } from '@angular/core'
import { addressLabel } from '../../../domain/business.ts'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import { SiteState } from '../../state/site-state.ts'
import { EmailLink } from '../../ui/email-link.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { HoursTable } from './hours-table.ts'

/** Where the business is, when it is open, and, where the page has not said so yet, how it is reached. */
@Component({
  selector: 'aside[appContactDetails]',
  imports: [EmailLink, HoursTable, PhoneLinks, SiteWords],
  templateUrl: './contact-details.html',
  host: { class: 'aside', '[attr.aria-label]': 'messages.details' }
})
export class ContactDetails {
  /** Says how the business is reached as well. */
  readonly ways = input.required<boolean>()

  private readonly app = inject(SiteState)
  protected readonly messages = contactMessages
  protected readonly content = this.app.content
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly addressLabel = computed(() => addressLabel(this.content(), contactMessages.comeBy))
}
