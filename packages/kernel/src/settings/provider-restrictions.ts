import type { ApiErrorCode, ProviderRestrictions } from '@sitewright/api'

/** What a provider says about the address of somebody who signs in. */
export interface AddressClaims {
  email: string | undefined
  /** Whether the provider asserts that it verified the address. */
  emailVerified: boolean
  /** Whether the domain of the address is evidence of the user's organisation. */
  domainHolds: boolean
}

/** The restriction that refuses a profile; undefined if none does. */
export function findRestriction(
  { email, emailVerified, domainHolds }: AddressClaims,
  {
    allowedDomains,
    blockedDomains,
    requireVerifiedEmail
  }: Pick<ProviderRestrictions, 'allowedDomains' | 'blockedDomains' | 'requireVerifiedEmail'>
): ApiErrorCode | undefined {
  if (email === undefined)
    return requireVerifiedEmail || allowedDomains.length > 0 ? 'oauth.email-missing' : undefined
  if (requireVerifiedEmail && !emailVerified) return 'oauth.email-unverified'
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (blockedDomains.includes(domain)) return 'oauth.domain'
  if (allowedDomains.length === 0) return undefined
  if (!allowedDomains.includes(domain)) return 'oauth.domain'
  return domainHolds ? undefined : 'oauth.email-unverified'
}

/** Whether the domains that a provider allows and blocks let an address in, as far as its settings name any. */
export function mayAddressEnter(
  email: string | null,
  { allowedDomains = [], blockedDomains = [] }: Partial<ProviderRestrictions> = {}
): boolean {
  const claims = { email: email ?? undefined, emailVerified: true, domainHolds: true }
  return (
    findRestriction(claims, { allowedDomains, blockedDomains, requireVerifiedEmail: false }) === undefined
  )
}
