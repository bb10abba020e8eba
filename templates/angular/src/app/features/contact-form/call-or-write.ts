import { Component, computed, inject, signal } from '@angular/core'
import { questionSubject } from '../../../domain/contact.ts'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import { createId } from '../../state/control.ts'
import { SiteState } from '../../state/site-state.ts'
import { MailLetter } from '../../ui/mail-letter.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'
import { PlaceChips } from './place-chips.ts'

/** The telephone number, large, and an e-mail that the visitor's own mail program sends. */
@Component({
  selector: 'div[appCallOrWrite]',
  imports: [MailLetter, PhoneLinks, PlaceChips],
  templateUrl: './call-or-write.html',
  host: { class: 'reach-cards' }
})
export class CallOrWrite {
  private readonly app = inject(SiteState)
  protected readonly messages = contactMessages
  protected readonly id = createId()
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly places = computed(() => this.app.content().locations)
  private readonly names = computed(() => this.places().map(({ name }) => name))
  protected readonly picked = signal<string | undefined>(undefined)
  protected readonly place = computed(() => this.picked() ?? this.names()[0] ?? '')
  protected readonly subject = computed(() =>
    questionSubject(this.business().businessName, this.names(), this.place())
  )
}
