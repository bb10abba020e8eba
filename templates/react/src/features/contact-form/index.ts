import { contactMessages } from '../../domain/messages/contact.ts'
import type { Feature } from '../../feature.ts'

/** A way to write to the business, beside where and when to find it. */
export const contactForm: Feature = {
  id: 'contact-form',
  routes: [
    { page: 'contact', path: '/contact', title: contactMessages.title, load: () => import('./page.tsx') }
  ],
  nav: [{ page: 'contact', label: contactMessages.title, icon: 'mail', order: 90 }]
}
