import { emailSchema, type ProviderUserMapping } from '@sitewright/api'

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
}

/** Name of a user whose provider gives none (spec 2 §3). */
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

/** Parses an email address, in lower case; undefined for anything else. */
export function parseEmailClaim(value: unknown): string | undefined {
  const read = emailSchema.safeParse(value)
  return read.success ? read.data : undefined
}

function textClaim(claims: Claims, field: string): string {
  const value = claims[field]
  return typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() : ''
}
