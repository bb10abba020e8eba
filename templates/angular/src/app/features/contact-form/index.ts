import { contactForm as definition } from '../../../domain/features/contact-form.ts'
import type { FeatureOf } from '../../feature.ts'

/** A way to write to the business, beside where and when to find it. */
export const contactForm: FeatureOf<typeof definition> = {
  ...definition,
  load: { contact: () => import('./contact-page.ts').then((module) => module.ContactPage) }
}
