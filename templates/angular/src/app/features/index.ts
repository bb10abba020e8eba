import type { Feature } from '../feature.ts'
import { analytics } from './analytics/index.ts'
import { api } from './api/index.ts'
import { auth } from './auth/index.ts'
import { booking } from './booking/index.ts'
import { chat } from './chat/index.ts'
import { contactForm } from './contact-form/index.ts'
import { externalServices } from './external-services/index.ts'
import { gallery } from './gallery/index.ts'
import { geolocation } from './geolocation/index.ts'
import { notifications } from './notifications/index.ts'
import { payments } from './payments/index.ts'
import { profile } from './profile/index.ts'
import { pwa } from './pwa/index.ts'
import { responsive } from './responsive/index.ts'
import { reviews } from './reviews/index.ts'
import { search } from './search/index.ts'
import { security } from './security/index.ts'
import { social } from './social/index.ts'
import { testimonials } from './testimonials/index.ts'

/** The features of this site. A feature that is not listed here is not part of it. */
export const features: readonly Feature[] = [
  analytics,
  api,
  auth,
  booking,
  chat,
  contactForm,
  externalServices,
  gallery,
  geolocation,
  notifications,
  payments,
  profile,
  pwa,
  responsive,
  reviews,
  search,
  security,
  social,
  testimonials
]
