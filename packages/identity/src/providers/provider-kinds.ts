import type { ProviderId, ProviderRestrictions, ProviderUserMapping } from '@sitewright/api'

/** Settings of a provider; its row stores only those that differ from the defaults. */
export interface ProviderSettings {
  scopes: readonly string[]
  tenantId: string | null
  issuer: string | null
  userMapping: ProviderUserMapping
  restrictions: ProviderRestrictions
}

export interface ProviderKind {
  protocol: 'openid' | 'github'
  /** Base URL, unless its row has another one. */
  url: string
  defaults: ProviderSettings
}

const openidFields: ProviderUserMapping = {
  emailField: 'email',
  nameField: 'name',
  firstNameField: 'given_name',
  lastNameField: 'family_name',
  avatarField: 'picture'
}

const unrestricted: ProviderRestrictions = {
  allowedDomains: [],
  blockedDomains: [],
  allowedTenants: [],
  requireVerifiedEmail: true,
  autoCreateUsers: true
}

const openidScopes = ['openid', 'email', 'profile']

/** Defaults of the three providers. */
export const providerKinds: Readonly<Record<ProviderId, ProviderKind>> = {
  google: {
    protocol: 'openid',
    url: 'https://accounts.google.com',
    defaults: {
      scopes: openidScopes,
      tenantId: null,
      issuer: null,
      userMapping: openidFields,
      restrictions: unrestricted
    }
  },
  github: {
    protocol: 'github',
    url: 'https://github.com',
    defaults: {
      scopes: ['read:user', 'user:email'],
      tenantId: null,
      issuer: null,
      // GitHub has no fields for first and last name; the full name is split.
      userMapping: {
        ...openidFields,
        firstNameField: 'first_name',
        lastNameField: 'last_name',
        avatarField: 'avatar_url'
      },
      restrictions: unrestricted
    }
  },
  microsoft: {
    protocol: 'openid',
    url: 'https://login.microsoftonline.com',
    defaults: {
      scopes: openidScopes,
      tenantId: 'common',
      issuer: null,
      userMapping: openidFields,
      // Microsoft never asserts a verified address, so requiring it would refuse all users (security bar 38).
      restrictions: { ...unrestricted, requireVerifiedEmail: false }
    }
  }
}
