import { emailSchema, type ProviderUserMapping } from '@sitewright/api'

/** Members that a provider tells of a person. */
export type Claims = Readonly<Record<string, unknown>>

/** A person as a provider tells of them. */
export interface ProviderProfile {
  /** With the subject, whose account of the provider it is. */
  issuer: string
  subject: string
  email: string | undefined
  /** The provider asserts that the address is the person's own. */
  emailVerified: boolean
  /** Whether the domain of the address says where the person belongs. */
  domainHolds: boolean
  firstName: string
  lastName: string
  /** Where their picture is. */
  picture: string | undefined
}

/** The name of somebody whose provider tells none (spec 2 §3). */
const unnamed = 'User'
const longestName = 100

/** Name and picture of a person by the fields that are set for it; a whole name is split where its parts are not told. */
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

/** An address that can be written to, in small letters; undefined for anything else. */
export function parseEmailClaim(value: unknown): string | undefined {
  const read = emailSchema.safeParse(value)
  return read.success ? read.data : undefined
}

function textClaim(claims: Claims, field: string): string {
  const value = claims[field]
  return typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() : ''
}
