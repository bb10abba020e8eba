import { createContext, use } from 'react'
import type { PrivacyFacts } from '../domain/privacy.ts'

type Services = PrivacyFacts['services']

const ServicesContext = createContext<Services>([])
export const ServicesProvider = ServicesContext

/** The third-party services that are configured: analytics and error monitoring. */
export function useServices(): Services {
  return use(ServicesContext)
}
