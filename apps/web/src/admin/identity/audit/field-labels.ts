import {
  providerFieldMessages as provider,
  securityFieldMessages as security
} from '../setting-fields/messages.ts'
import { drawerMessages } from '../users/user-record/messages.ts'
import { rolesMessages } from '../roles/messages.ts'
import { auditMessages } from './messages.ts'

const { requirements } = security
const mappings = ['emailField', 'nameField', 'firstNameField', 'lastNameField', 'avatarField'] as const
const restrictions = [
  'allowedDomains',
  'blockedDomains',
  'allowedTenants',
  'requireVerifiedEmail',
  'autoCreateUsers'
] as const

/** Labels of the fields of an entry, as the screens have them, by the names in the log. */
export const fieldLabels: Readonly<Record<string, string>> = {
  ...auditMessages.fields,
  ...rolesMessages.fields,
  ...drawerMessages.fields,
  sessionTimeout: security.sessionTimeout,
  maxLoginAttempts: security.maxLoginAttempts,
  lockoutDuration: security.lockoutDuration,
  requireTwoFactor: security.requireTwoFactor,
  allowPasswordLogin: security.allowPasswordLogin,
  enforceStrongPasswords: security.enforceStrongPasswords,
  passwordMinLength: security.passwordMinLength,
  refusedWords: security.refusedWords,
  ...Object.fromEntries(
    Object.entries(requirements).map(([name, label]) => [
      `passwordRequirements.${name}`,
      `${security.passwordRequirements}: ${label}`
    ])
  ),
  clientId: provider.clientId,
  secret: provider.clientSecret,
  secretExpiresAt: provider.expires,
  tenantId: provider.tenant,
  scopes: provider.scopes,
  ...Object.fromEntries(mappings.map((name) => [`userMapping.${name}`, provider[name]])),
  ...Object.fromEntries(restrictions.map((name) => [`restrictions.${name}`, provider[name]]))
}
