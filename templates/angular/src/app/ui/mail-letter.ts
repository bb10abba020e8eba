import { Component, computed, inject, input } from '@angular/core'
import { copyText } from '../../browser/device.ts'
import { mailLink } from '../../domain/contact.ts'
import { contactMessages } from '../../domain/features/contact-form.ts'
import { SiteState } from '../state/site-state.ts'
import { StatusMessages } from '../state/status.ts'
import { BaseButton } from './base-button.ts'
import { BaseIcon } from './base-icon.ts'
import { SiteWords } from './site-words.ts'

/**
 * Preview of an e-mail to the business, a button that opens it in the visitor's mail program, and one that copies the
 * address. They are drawn in the element that this stands on, between what is projected as `[before]` and all other
 * content; nothing of it where the business has no address.
 */
@Component({
  selector: '[appMailLetter]',
  imports: [BaseButton, BaseIcon, SiteWords],
  templateUrl: './mail-letter.html'
})
export class MailLetter {
  readonly subject = input.required<string>()
  readonly body = input.required<string>()

  private readonly messages = inject(StatusMessages)
  protected readonly app = inject(SiteState)
  protected readonly contactMessages = contactMessages
  protected readonly to = computed(() => this.app.site().businessInfo.contactEmail)
  protected readonly href = computed(() =>
    mailLink({ to: this.to(), subject: this.subject(), body: this.body() })
  )

  protected async copy(): Promise<void> {
    if (await copyText(this.to())) this.messages.say(contactMessages.copied)
    else this.messages.say(contactMessages.notCopied, 'warning')
  }
}
