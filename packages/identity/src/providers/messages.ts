import type { ProviderErrorReason } from '@sitewright/kernel/services'

/** Messages of sign-in providers. */
export const providerMessages = {
  disconnected: (name: string) => `${name} is disconnected`,
  missing: 'Fill this in first',
  shared: 'List the organisations that may sign in, or enter the id of one',
  configured: 'Everything is filled in',
  notConfigured: 'Something is not filled in yet',
  discovered: 'The provider is there and is the one that was expected',
  keysFound: 'The keys that it signs with can be read',
  keysMissing: 'It has no key that signatures could be checked with',
  credentialsAccepted: 'The provider knows this client and its secret',
  clientUnknown: 'The provider does not accept this client id and secret. Copy both from its console again',
  redirectUnknown: 'The provider does not know our redirect address. Register it in its console',
  credentialsUnclear: 'The provider answered, but not whether it knows this client'
} as const

/** Messages of failed provider requests, with a hint where to look. */
export const providerErrorMessages: Readonly<Record<ProviderErrorReason, string>> = {
  address: 'One of its addresses does not begin with https://',
  private: 'Its name leads into a private network, which is not asked from here',
  dns: 'Its name is not known. Look for a typing error',
  refused: 'Nothing answers at its address',
  timeout: 'It takes longer than 5 seconds to answer',
  tls: 'Its certificate does not hold',
  redirect: 'It redirects to another address. Enter that one, if it is right',
  'too-large': 'Its answer is larger than 512 KB',
  'not-json': 'Its answer is no JSON. The address is probably that of a page',
  status: 'It answers with an error. Look for a typing error in the address',
  issuer: 'It names itself differently than expected. Enter its address exactly as it does',
  unreadable: 'Its answer lacks what it should hold',
  other: 'The connection failed'
}

/** Texts of the 'Needs attention' item for an expiring client secret. */
export const secretNeedMessages = (provider: string, isPast: boolean) => ({
  title: isPast ? `The client secret of ${provider} has expired` : `The client secret of ${provider} expires`,
  text: isPast
    ? `Sign-in with ${provider} fails until it is replaced.`
    : `Sign-in with ${provider} fails from then on.`
})
