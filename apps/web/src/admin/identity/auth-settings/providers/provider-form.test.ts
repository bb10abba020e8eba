import type { IdentityProvider } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  splitEntries,
  tabOfField,
  toFieldErrors,
  toProviderChanges,
  toProviderForm,
  validateProviderForm
} from './provider-form.ts'

const provider: IdentityProvider = {
  id: 'microsoft',
  displayName: 'Microsoft',
  enabled: false,
  configured: true,
  config: {
    clientId: 'abc',
    clientSecret: { set: true, last4: '9f2c', updatedAt: 1, expiresAt: null },
    scopes: ['openid', 'email'],
    redirectUri: 'https://example.com/callback',
    tenantId: 'common',
    issuer: null
  },
  userMapping: {
    emailField: 'email',
    nameField: 'name',
    firstNameField: 'given_name',
    lastNameField: 'family_name',
    avatarField: 'picture'
  },
  restrictions: {
    allowedDomains: ['example.com'],
    blockedDomains: [],
    allowedTenants: [],
    requireVerifiedEmail: false,
    autoCreateUsers: true
  },
  stats: { totalLogins: 0, activeUsers: 0, lastLogin: null, successRate: null }
}

test('what is not touched is not sent', () => {
  expect(toProviderChanges(provider, toProviderForm(provider))).toBeUndefined()
})

test('scopes are split on spaces and domains on lines, and blanks are dropped', () => {
  const values = {
    ...toProviderForm(provider),
    scopes: ' openid   profile ',
    allowedDomains: 'example.com\n\n  example.org \r\n',
    clientSecret: ' new secret ',
    secretExpiresAt: '2027-01-31'
  }
  expect(toProviderChanges(provider, values)).toEqual({
    config: {
      scopes: ['openid', 'profile'],
      clientSecret: 'new secret',
      secretExpiresAt: Date.UTC(2027, 0, 31, 23, 59, 59, 999)
    },
    restrictions: { allowedDomains: ['example.com', 'example.org'] }
  })
})

test('an entry is never blank and has no space around it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const entry of splitEntries(text, /\r?\n/)) expect(entry).toBe(entry.trim())
      expect(splitEntries(text, /\s+/)).not.toContain('')
    })
  )
})

test('a wrong field is named, and the tab that it stands on is known', () => {
  const errors = validateProviderForm({
    ...toProviderForm(provider),
    nameField: ' ',
    blockedDomains: 'example.com\nnot a domain',
    allowedTenants: 'x'
  })
  expect(Object.keys(errors)).toEqual(['nameField', 'blockedDomains', 'allowedTenants'])
  expect(Object.keys(errors).map(tabOfField)).toEqual(['mapping', 'restrictions', 'restrictions'])
  expect(tabOfField('clientSecret')).toBe('basic')
  expect(toFieldErrors({ 'restrictions.allowedDomains.0': 'no', 'config.clientId': 'missing' })).toEqual({
    allowedDomains: 'no',
    clientId: 'missing'
  })
})
