import { InjectionToken, signal, type WritableSignal } from '@angular/core'
import type { PrivacyFacts } from '../../domain/privacy.ts'

type Services = PrivacyFacts['services']

/** The third-party services that are configured: analytics and error monitoring. A site without any sets none. */
export const siteServices = new InjectionToken<WritableSignal<Services>>('siteServices', {
  factory: () => signal<Services>([])
})
