import { describe, expect, it } from 'vitest'
import {
  initials,
  loginRules,
  noCredentials,
  noRegistration,
  passwordStrength,
  profileRules,
  providerName,
  providersOf,
  registerRules,
  strengthAdvice,
  strengthLabel
} from './auth.ts'
import { emptyProfile } from './backend/simulated.ts'
import { authMessages } from './features/auth.ts'
import { securityMessages } from './features/security.ts'
import { validate } from './form.ts'
import { formMessages } from './messages.ts'

describe('signing in', () => {
  it('needs an e-mail address and a password', () => {
    expect(Object.keys(validate(noCredentials, loginRules))).toEqual(['email', 'password'])
    expect(validate({ email: 'anna', password: 'x' }, loginRules)).toEqual({ email: formMessages.email })
    expect(validate({ email: 'anna@example.com', password: 'x' }, loginRules)).toEqual({})
  })
})

describe('registering', () => {
  it('names every field that is missing', () => {
    expect(Object.keys(validate(noRegistration, registerRules))).toEqual([
      'name',
      'email',
      'password',
      'confirmPassword'
    ])
  })
  it('says that the passwords do not match', () => {
    const values = { name: 'Anna', email: 'anna@example.com', password: 'a', confirmPassword: 'b' }
    expect(validate(values, registerRules)).toEqual({ confirmPassword: authMessages.passwordsDiffer })
    expect(validate({ ...values, confirmPassword: 'a' }, registerRules)).toEqual({})
  })
})

describe('the profile', () => {
  it('needs name and e-mail address, and a website only with its scheme', () => {
    expect(Object.keys(validate(emptyProfile, profileRules))).toEqual(['name', 'email'])
    const profile = { ...emptyProfile, name: 'Anna', email: 'a@b.example' }
    expect(validate({ ...profile, website: 'example.com' }, profileRules)).toEqual({
      website: formMessages.url
    })
    expect(validate({ ...profile, website: 'javascript:alert(1)' }, profileRules)).toHaveProperty('website')
    expect(validate({ ...profile, website: 'https://example.com' }, profileRules)).toEqual({})
  })
})

describe('sign-in buttons', () => {
  it('are the four social ones, unless an enterprise names its own', () => {
    expect(providersOf({ enterpriseConfig: { enabled: false, authProviders: ['auth0'] } })).toHaveLength(4)
    expect(providersOf({ enterpriseConfig: { enabled: true, authProviders: [] } })).toHaveLength(4)
    expect(providersOf({ enterpriseConfig: { enabled: true, authProviders: ['auth0'] } })).toEqual(['auth0'])
  })
  it('have names', () => {
    expect(providerName('github')).toBe('GitHub')
    expect(providerName('okta')).toBe('Okta')
  })
})

describe('initials', () => {
  it('come from the first and the last word', () => {
    expect(initials('noor al haddad')).toBe('NH')
    expect(initials('Élodie')).toBe('É')
    expect(initials('  ')).toBe('')
    expect(initials('𝒜nna 🦊fox')).toBe('𝒜🦊')
  })
})

it('calls anything under eight characters too short', () => {
  expect(passwordStrength('')).toBe(0)
  expect(passwordStrength('aB3$xY7')).toBe(0)
  expect(strengthLabel(0)).toBe(securityMessages.strengths[0])
  expect(strengthAdvice('abc', 0)).toContain('8')
})

it('sees through common words, runs and repetition', () => {
  for (const weak of ['password1', 'qwerty123', '12345678', 'aaaaaaaaaaaa', 'abcdefgh', 'Password1!']) {
    expect(passwordStrength(weak), weak).toBeLessThanOrEqual(1)
  }
})

it('does not count the visitor’s own name and address', () => {
  const password = 'noorhaddad1'
  expect(passwordStrength(password, ['Noor Haddad', 'noorhaddad@example.com'])).toBe(1)
  expect(passwordStrength(password)).toBeGreaterThan(1)
})

it('rises with length', () => {
  const steps = ['kx7f9q2m', 'kx7f9q2mwtu', 'kettle orbit', 'kettle orbit violet tin'].map((text) =>
    passwordStrength(text)
  )
  expect(steps).toEqual([...steps].sort())
  expect(steps.at(-1)).toBe(4)
  expect(strengthAdvice('kettle orbit violet tin', 4)).toBe(securityMessages.fine)
  expect(strengthAdvice('password1', 1)).toBe(securityMessages.words)
})
