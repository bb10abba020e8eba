import { getContext, setContext } from 'svelte'
import type { PrivacyFacts } from '#lib/domain/privacy.ts'

type Services = PrivacyFacts['services']

const key = Symbol('services')

/** Provides the third-party services that are configured. */
export function setServices(services: Services): void {
  setContext(key, services)
}

/** The third-party services that are configured: analytics and error monitoring. A site without any provides none. */
export function getServices(): Services {
  return getContext<Services | undefined>(key) ?? []
}
