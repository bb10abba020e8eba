import type { ProviderId, ProviderRestrictions, ProviderUserMapping } from '@sitewright/api'

/** What is usual for a provider; its row holds what differs. */
export interface ProviderSettings {
  scopes: readonly string[]
  tenantId: string | null
  issuer: string | null
  userMapping: ProviderUserMapping
  restrictions: ProviderRestrictions
}

export interface ProviderKind {
  protocol: 'openid' | 'github'
  /** Where it is, if its row names no other address. */
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

/** The three providers as they are before anybody has configured them. */
export const providerKinds: Readonly<Record<ProviderId, ProviderKind>> = {
  google: {
    protocol: 'openid',
    url: 'https://accounts.google.com',
    defaults: { scopes: openidScopes, tenantId: null, issuer: null, userMapping: openidFields, restrictions: unrestricted }
  },
  github: {
    protocol: 'github',
    url: 'https://github.com',
    defaults: {
      scopes: ['read:user', 'user:email'],
      tenantId: null,
      issuer: null,
      // GitHub has no fields for the parts of a name; it is split.
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
      // Microsoft never says that an address is verified, so asking for it would let nobody in (security bar 38).
      restrictions: { ...unrestricted, requireVerifiedEmail: false }
    }
  }
}
