import { inject, provide, type InjectionKey } from 'vue'
import type { PrivacyFacts } from '../domain/privacy.ts'

type Services = PrivacyFacts['services']

const servicesKey: InjectionKey<Services> = Symbol('services')

/** Provides the third-party services that are configured. */
export function provideServices(services: Services): void {
  provide(servicesKey, services)
}

/** The third-party services that are configured: analytics and error monitoring. */
export function useServices(): Services {
  return inject(servicesKey, [])
}
