import { contactForm as definition } from '#lib/domain/features/contact-form.ts'
import type { FeatureOf } from '#lib/feature.ts'

/** A way to write to the business, beside where and when to find it. */
export const contactForm: FeatureOf<typeof definition> = {
  ...definition
}
