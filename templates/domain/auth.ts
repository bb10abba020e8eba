import type { Credentials, Profile, Registration, Visitor } from './backend/port.ts'
import { email, required, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import { authMessages } from './messages/auth.ts'
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
