import type { FeatureDefinition } from '../feature.ts'
import { contactMessages } from '../messages/contact.ts'

/** A way to write to the business, beside where and when to find it. */
export const contactForm = {
  id: 'contact-form',
  routes: [{ page: 'contact', path: '/contact', title: contactMessages.title }],
  nav: [{ page: 'contact', label: contactMessages.title, icon: 'mail', order: 90 }]
} as const satisfies FeatureDefinition
