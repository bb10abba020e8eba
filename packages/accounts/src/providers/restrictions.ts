import type { ApiErrorCode, ProviderRestrictions } from '@sitewright/api'
import type { ProviderProfile } from './provider-profile.ts'

/** The restriction that refuses a profile; undefined if none does. */
export function findRestriction(
  { email, emailVerified, domainHolds }: Pick<ProviderProfile, 'email' | 'emailVerified' | 'domainHolds'>,
  { allowedDomains, blockedDomains, requireVerifiedEmail }: ProviderRestrictions
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
