import { Component, computed, inject } from '@angular/core'
import { contactHead } from '../../../domain/contact.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { CallOrWrite } from './call-or-write.ts'
import { ContactDetails } from './contact-details.ts'
import { ContactForm } from './contact-form.ts'

/**
 * The contact page: a form where messages are delivered, else the telephone and an e-mail; beside it how to reach the
 * business.
 */
@Component({
  selector: 'app-page',
  imports: [CallOrWrite, ContactDetails, ContactForm, PageBody, PageHead],
  templateUrl: './contact-page.html'
})
export class ContactPage {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  protected readonly hasForm = computed(() => this.backend.current().messages !== 'call')
  protected readonly head = computed(() => contactHead(this.app.site().businessInfo, this.hasForm()))
}
