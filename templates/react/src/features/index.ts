import type { Feature } from '../feature.ts'
import { analytics } from './analytics/index.tsx'
import { api } from './api.tsx'
import { auth } from './auth/index.tsx'
import { booking } from './booking/index.tsx'
import { chat } from './chat/index.tsx'
import { contactForm } from './contact-form/index.ts'
import { externalServices } from './external-services.tsx'
import { gallery } from './gallery/index.tsx'
import { geolocation } from './geolocation/index.ts'
import { notifications } from './notifications.tsx'
import { payments } from './payments/index.ts'
import { profile } from './profile.tsx'
import { pwa } from './pwa/index.tsx'
import { responsive } from './responsive.tsx'
import { reviews } from './reviews/index.ts'
import { search } from './search/index.tsx'
import { security } from './security.tsx'
import { social } from './social.tsx'
import { testimonials } from './testimonials/index.tsx'

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
