import type { Site } from './site.ts'

/** Features that ask visitors for something, or keep something about them, by themselves. */
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

/** Features that ask for something only where messages are carried to the business. */
const messageFeatures = ['contact-form', 'booking']

/** Whether a site asks visitors for something, so that it has to say what becomes of it. */
export function collectsData({ selectedFeatures, deployment }: Site): boolean {
  const { analytics, monitoring, messages, ownBackend: own = [] } = deployment
  const calls = messages.way === 'call' && !own.includes('sendContact') && !own.includes('book')
  const wanted = calls ? collectingFeatures : [...collectingFeatures, ...messageFeatures]
  return selectedFeatures.some((id) => wanted.includes(id)) || analytics.length + monitoring.length > 0
}

/** Whether a site says where the business is or how it is reached: then it also says who that is. */
export function hasContactFacts(site: Site): boolean {
  const { contactEmail, contactPhone } = site.businessInfo
  return [contactEmail, contactPhone, businessAddress(site)].some((fact) => fact.trim() !== '')
}

/** The address of the business, a street before a town. */
export function businessAddress({ businessInfo, content }: Site): string {
  const known = [businessInfo.location, ...content.locations.map(({ address }) => address)]
  return known.find((address) => /\d/.test(address)) ?? known.find((address) => address.trim() !== '') ?? ''
}
