import type { AddressField, Site } from './site.ts'

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
export function hasContactFacts(site: Site): boolean {
  const { contactEmail, contactPhone } = site.businessInfo
  return [contactEmail, contactPhone, findAddress(site)?.text ?? ''].some((fact) => fact.trim() !== '')
}

/** The address of the business, a street before a town, with the field that holds it. */
export function findAddress({
  businessInfo,
  content
}: Site): { text: string; source: AddressField } | undefined {
  const known: readonly { text: string; source: AddressField }[] = [
    { text: businessInfo.location, source: { of: businessInfo, field: 'location' } },
    ...content.locations.map((of) => ({ text: of.address, source: { of, field: 'address' } as const }))
  ]
  return known.find(({ text }) => /\d/.test(text)) ?? known.find(({ text }) => text.trim() !== '')
}
