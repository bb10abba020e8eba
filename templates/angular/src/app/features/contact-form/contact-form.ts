import { Component, computed, inject } from '@angular/core'
import { clock } from '../../../browser/device.ts'
import { hasText, recipientText, subjectAbout, waitingTexts } from '../../../domain/contact.ts'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import { createContact } from '../../../domain/sessions/contact.ts'
import { observeTimeOfDay } from '../../state/browser-value.ts'
import { bindFormSession } from '../../state/form.ts'
import { Navigation, queryOf } from '../../state/navigation.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { HoneypotField } from '../../ui/honeypot-field.ts'
import { MessageReceipt } from '../../ui/message-receipt.ts'
import { PageLink } from '../../ui/page-link.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'
import { SiteForm } from '../../ui/site-form.ts'
import { TrialNotice } from '../../ui/trial-notice.ts'
import { MailInstead } from './mail-instead.ts'

/**
 * The contact form; in its place a receipt, once the message was sent or stored. It is drawn in the element that this
 * stands on, in front of all other content.
 */
@Component({
  selector: 'div[appContactForm]',
  imports: [
    BaseButton,
    FieldControl,
    FieldFrame,
    HoneypotField,
    MailInstead,
    MessageReceipt,
    PageLink,
    PhoneLinks,
    SiteForm,
    TrialNotice
  ],
  templateUrl: './contact-form.html'
})
export class ContactForm {
  protected readonly app = inject(SiteState)
  protected readonly backend = inject(SiteBackend)
  private readonly navigation = inject(Navigation)
  private readonly status = inject(StatusMessages)
  protected readonly messages = contactMessages
  protected readonly timeOf = observeTimeOfDay()
  protected readonly business = computed(() => this.app.site().businessInfo)

  private readonly about = computed(() => {
    const query = new URLSearchParams(queryOf(this.navigation.page().url))
    return subjectAbout(this.app.site(), query.get('about'))
  })
  protected readonly contact = computed(() =>
    createContact({
      backend: this.backend.current(),
      store: this.backend.store,
      now: clock.now,
      say: this.status.say,
      about: this.about()
    })
  )
  private readonly state = observe(this.contact)
  /** The receipt, once the message was accepted; where the site is a draft, that nothing was sent. */
  protected readonly receipt = computed(() => this.state().receipt)
  /** A message in the outbox, which waits for a network: it was not sent, and nobody is thanked. */
  protected readonly waiting = computed(() => {
    const { waiting, attempt } = this.state()
    return waiting && { ...waiting, ...waitingTexts(waiting, attempt), isRunning: attempt === 'running' }
  })

  protected readonly form = bindFormSession(
    () => this.contact().form,
    () => this.contact().submit()
  )
  protected readonly hasFailed = computed(() => this.form.stage() === 'failed')
  protected readonly hasStarted = computed(() => !this.form.busy() && hasText(this.form.values()))
  protected readonly sendLabel = computed(() => {
    if (this.form.busy()) return contactMessages.sending
    return this.hasFailed() ? contactMessages.again : contactMessages.send
  })
  protected readonly recipient = computed(() =>
    recipientText(this.contact().mode, this.business().businessName)
  )
}
