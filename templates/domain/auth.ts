import type { Credentials, Profile, Registration, Visitor } from './backend/port.ts'
import { authMessages } from './features/auth.ts'
import { securityMessages } from './features/security.ts'
import { email, required, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import type { Site } from './site.ts'

export interface RegisterValues extends Registration {
  confirmPassword: string
}

export const noCredentials: Credentials = { email: '', password: '' }
export const noRegistration: RegisterValues = { name: '', email: '', password: '', confirmPassword: '' }

const address = [required(formMessages.missing('your e-mail address')), email(formMessages.email)]

export const loginRules: Rules<Credentials> = {
  email: address,
  password: [required(formMessages.missing('your password'))]
}

export const registerRules: Rules<RegisterValues> = {
  name: [required(formMessages.missing('your name'))],
  email: address,
  password: [required(formMessages.missing('a password'))],
  confirmPassword: [
    required(formMessages.missing('the password again')),
    (value, values) => (value === values.password ? undefined : authMessages.passwordsDiffer)
  ]
}

export const profileRules: Rules<Profile> = {
  name: [required(formMessages.missing('your name'))],
  email: address,
  website: [(value) => (value.trim() === '' || isWebAddress(value) ? undefined : formMessages.url)]
}

export function profileOf(visitor: Visitor): Profile {
  const { name, email, phone, bio, company, website, notifications } = visitor
  return { name, email, phone, bio, company, website, notifications }
}

/** Providers of social sign-in, unless the site configures its own. */
export const socialProviders = ['google', 'facebook', 'twitter', 'github'] as const

/** Providers of the sign-in buttons by id: those of `enterpriseConfig`, or else the usual four. */
export function providersOf(site: Pick<Site, 'enterpriseConfig'>): readonly string[] {
  const { enabled, authProviders } = site.enterpriseConfig
  return enabled && authProviders.length > 0 ? authProviders : socialProviders
}

const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  github: 'GitHub',
  microsoft: 'Microsoft',
  auth0: 'Auth0'
}

export function providerName(id: string): string {
  return providerNames[id] ?? id.charAt(0).toUpperCase() + id.slice(1)
}

/** Initials for the avatar: of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

/** True for http and https addresses; `javascript:` and other schemes are refused. */
export function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value.trim()).protocol)
  } catch {
    return false
  }
}

/** From 0, too weak to use, to 4, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

export const minimumLength = 8

/** Most common passwords, in lower case and without digits at the end. */
const common = new Set(
  (
    'password passwort passw0rd qwerty qwertz azerty asdf asdfgh admin administrator welcome letmein iloveyou ' +
    'monkey dragon football baseball sunshine princess master shadow superman batman trustno abc abcd login ' +
    'secret hello freedom whatever starwars computer michael jennifer summer winter spring autumn'
  ).split(' ')
)

/**
 * Estimates how hard a password is to guess. Length counts most; common words, sequences such as 12345, repeated
 * letters and the visitor's own name or e-mail address (`own`) do not count.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  const length = Array.from(password).length
  if (length < minimumLength) return 0
  const worth = length - wasted(password, own)
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password)
  ).length
  const points = worth + (kinds - 1) * 2
  if (worth < 5 || points < 8) return 1
  if (points < 12) return 2
  return points < 17 ? 3 : 4
}

export function strengthLabel(strength: Strength): string {
  return securityMessages.strengths[strength]
}

/** The most useful advice for a password of this strength, one sentence. */
export function strengthAdvice(password: string, strength: Strength): string {
  if (Array.from(password).length < minimumLength) return securityMessages.longer(minimumLength)
  return strength < 3 ? securityMessages.words : securityMessages.fine
}

/** Number of characters that are easy to guess. */
function wasted(password: string, own: readonly string[]): number {
  const lower = password.toLowerCase()
  const word = lower.replace(/[^\p{L}]+$/u, '')
  const known = [...common]
    .filter((entry) => entry.length > 3 && lower.includes(entry))
    .map((entry) => entry.length)
  const ownParts = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2 && lower.includes(part))
    .map((part) => part.length)
  return Math.max(0, common.has(word) ? lower.length - 2 : 0, ...known, ...ownParts) + runs(lower)
}

/** Number of characters that continue a repetition or a sequence, such as the third on of `aaa`, `abc` or `321`. */
function runs(text: string): number {
  let count = 0
  for (let index = 2; index < text.length; index++) {
    const first = text.charCodeAt(index - 1) - text.charCodeAt(index - 2)
    const second = text.charCodeAt(index) - text.charCodeAt(index - 1)
    if (first === second && Math.abs(first) <= 1) count++
  }
  return count
}
