import { Component, computed, inject, input } from '@angular/core'
import type { ContactMessage } from '../../../domain/backend/port.ts'
import { asMail, mailLink } from '../../../domain/contact.ts'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseIcon } from '../../ui/base-icon.ts'

/** Fallback where sending failed: the same text as an e-mail of the visitor's own, to a business that has an address. */
@Component({
  selector: 'a[appMailInstead]',
  imports: [BaseIcon],
  templateUrl: './mail-instead.html',
  host: { class: 'btn btn-quiet', '[attr.href]': 'href()' }
})
export class MailInstead {
  readonly message = input.required<ContactMessage>({ alias: 'appMailInstead' })

  private readonly app = inject(SiteState)
  protected readonly messages = contactMessages
  protected readonly href = computed(() => {
    const { contactEmail, businessName } = this.app.site().businessInfo
    const { subject, body } = asMail(this.message())
    return mailLink({ to: contactEmail, subject: subject || contactMessages.question(businessName), body })
  })
}
