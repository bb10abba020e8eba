import type { Site } from './site.ts'
import { addressText } from './text.ts'

/** Features that collect or store personal data in any case. */
const collectingFeatures = [
  'reviews',
  'auth',
  'profile',
  'security',
  'payments',
  'chat',
  'notifications',
  'analytics',
  'geolocation'
]

/** Features that collect personal data only where messages are delivered to the business. */
const messageFeatures = ['contact-form', 'booking']

/** Whether a site collects personal data, so that it needs a privacy page. */
export function collectsData({ selectedFeatures, deployment }: Site): boolean {
  const { analytics, monitoring, messages, ownBackend: own = [] } = deployment
  const calls = messages.way === 'call' && !own.includes('sendContact') && !own.includes('book')
  const wanted = calls ? collectingFeatures : [...collectingFeatures, ...messageFeatures]
  return selectedFeatures.some((id) => wanted.includes(id)) || analytics.length + monitoring.length > 0
}

/** Whether a site shows an address or contact details, so that it needs an imprint. */
export function hasContactFacts({ businessInfo, content }: Site): boolean {
  const { contactEmail, contactPhone, location } = businessInfo
  const addresses = content.locations.map(({ address }) => addressText(address))
  return [contactEmail, contactPhone, location, ...addresses].some((fact) => fact.trim() !== '')
}
