import { emailSchema, type ProviderUserMapping } from '@sitewright/api'
import type { ProviderSettings } from './provider-kinds.ts'

/** Claims of a provider about a user. */
export type Claims = Readonly<Record<string, unknown>>

/** A user's profile at a provider. */
export interface ProviderProfile {
  /** With the subject, the key of the identity. */
  issuer: string
  subject: string
  email: string | undefined
  /** Whether the provider asserts that it verified the address. */
  emailVerified: boolean
  /** Whether the domain of the address is evidence of the user's organisation. */
  domainHolds: boolean
  firstName: string
  lastName: string
  /** URL of the avatar. */
  picture: string | undefined
  /** All claims of the provider. */
  claims: Claims
}

type MappedEmail = Pick<ProviderProfile, 'email' | 'emailVerified'>

/** First name of a user whose provider sends no name (spec 2 §3). */
const unnamed = 'User'
const longestName = 100

/** Maps claims to name and picture by the configured fields; a full name is split if its parts are missing. */
export function toNameAndPicture(
  claims: Claims,
  { nameField, firstNameField, lastNameField, avatarField }: ProviderUserMapping
): Pick<ProviderProfile, 'firstName' | 'lastName' | 'picture'> {
  const [first = '', ...rest] = textClaim(claims, nameField).split(/\s+/u)
  return {
    firstName: (textClaim(claims, firstNameField) || first || unnamed).slice(0, longestName),
    lastName: (textClaim(claims, lastNameField) || rest.join(' ')).slice(0, longestName),
    picture: textClaim(claims, avatarField) || undefined
  }
}

/** The email address in the claims of an OpenID provider, and whether the provider has verified it. */
export function toOpenidEmail(
  claims: Claims,
  { userMapping: { emailField }, tenantId }: Pick<ProviderSettings, 'userMapping' | 'tenantId'>
): MappedEmail {
  return {
    email: parseEmailClaim(claims[emailField]),
    // `email_verified` refers to the `email` claim only, not to another mapped field; Microsoft verifies none.
    emailVerified: tenantId === null && emailField === 'email' && claims['email_verified'] === true
  }
}

/** The email address in the claims of GitHub, whose verified primary one is only in the list of addresses. */
export function toGithubEmail(
  claims: Claims,
  { userMapping: { emailField } }: Pick<ProviderSettings, 'userMapping'>
): MappedEmail {
  if (emailField !== 'email') return { email: parseEmailClaim(claims[emailField]), emailVerified: false }
  const addresses = Array.isArray(claims['emails']) ? (claims['emails'] as Claims[]) : []
  const primary = addresses.find((address) => address['primary'] === true)
  return { email: parseEmailClaim(primary?.['email']), emailVerified: primary?.['verified'] === true }
}

/** Parses an email address, in lower case; undefined for anything else. */
export function parseEmailClaim(value: unknown): string | undefined {
  const read = emailSchema.safeParse(value)
  return read.success ? read.data : undefined
}

/** A claim as one line of text; empty where it is not a text. */
export function textClaim(claims: Claims, field: string): string {
  const value = claims[field]
  return typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() : ''
}
