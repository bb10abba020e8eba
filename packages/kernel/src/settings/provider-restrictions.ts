import type { ApiErrorCode, ProviderRestrictions } from '@sitewright/api'

/** A provider's claims about the address of a user. */
export interface AddressClaims {
  email: string | undefined
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

/** Whether a provider's allowed and blocked domains admit an address. */
export function mayAddressEnter(
  email: string | null,
  { allowedDomains = [], blockedDomains = [] }: Partial<ProviderRestrictions> = {}
): boolean {
  const claims = { email: email ?? undefined, emailVerified: true, domainHolds: true }
  return (
    findRestriction(claims, { allowedDomains, blockedDomains, requireVerifiedEmail: false }) === undefined
  )
}
