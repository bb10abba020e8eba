/** The name prefix and the key of a domain's TXT record. */
export const domainRecord = { prefix: '_sitewright', key: 'sitewright-verification' } as const

/** Consecutive daily lookups without the record after which a verification lapses. */
export const domainMisses = 7

/** The outcomes of looking up the TXT record. */
export const domainOutcomes = [
  'proved',
  'no-record',
  'other-value',
  'no-name',
  'timeout',
  'failed',
  'needs-server'
] as const

export type DomainOutcome = (typeof domainOutcomes)[number]

/** Messages of a tenant's domain. */
export const tenantDomainMessages = {
  invalid: 'Enter a domain such as example.com',
  address: 'This is an IP address. Enter a domain such as example.com',
  single: 'A domain has two parts at least, such as example.com',
  reserved: 'This ending is reserved and stands in no public DNS. Enter a domain such as example.com',
  takenBy: (tenant: string) => `It is proved for ${tenant}.`
} as const

/** The outcome and the remedy; `name` is that of the record. */
export const domainOutcomeMessages: Readonly<Record<DomainOutcome, (name: string) => string>> = {
  proved: () =>
    'The record is there, and the domain is proved. Leave the record in place: it is looked at daily.',
  'no-record': (name) =>
    `${name} is in DNS, but has no TXT record. Add one with the value of this tenant at whoever runs the DNS of the domain, then check again.`,
  'other-value': (name) =>
    `${name} has a TXT record with another value. Replace it with the value of this tenant, then check again. An old value may stay in caches for as long as its TTL says.`,
  'no-name': (name) =>
    `DNS knows no name ${name}. Add the record of this tenant at whoever runs the DNS of the domain. If it is there already, look how the domain is spelled, and check again in some minutes.`,
  timeout: () =>
    'No DNS server answered in time. Check again in some minutes; if it stays so, look at the name servers of the domain.',
  failed: () =>
    'DNS could not be asked, or answered with an error. Look at the name servers of the domain (their delegation and DNSSEC), then check again.',
  'needs-server': () => 'This demo runs in the browser and cannot ask DNS. An installation on a server does.'
}
