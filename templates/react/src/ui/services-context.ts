import { createContext, use } from 'react'
import type { PrivacyFacts } from '../domain/privacy.ts'

type Services = PrivacyFacts['services']

const ServicesContext = createContext<Services>([])
export const ServicesProvider = ServicesContext

/** The services from outside that are set up: what counts visits, what hears of errors. */
export function useServices(): Services {
  return use(ServicesContext)
}
