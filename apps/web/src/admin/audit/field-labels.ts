import { configureMessages } from '../auth-settings/configure/messages.ts'
import { securityMessages } from '../auth-settings/security/messages.ts'
import { drawerMessages } from '../users/drawer/messages.ts'
import { rolesMessages } from '../users/roles/messages.ts'
import { auditMessages } from './messages.ts'

const { requirements } = securityMessages
const mappings = ['emailField', 'nameField', 'firstNameField', 'lastNameField', 'avatarField'] as const
const restrictions = [
  'allowedDomains',
  'blockedDomains',
  'allowedTenants',
  'requireVerifiedEmail',
  'autoCreateUsers'
] as const

/** What the screens call the fields of an entry, by the names that the log keeps. */
export const fieldLabels: Readonly<Record<string, string>> = {
  ...auditMessages.fields,
  ...rolesMessages.fields,
  ...drawerMessages.fields,
  sessionTimeout: securityMessages.sessionTimeout,
  maxLoginAttempts: securityMessages.maxLoginAttempts,
  lockoutDuration: securityMessages.lockoutDuration,
  requireTwoFactor: securityMessages.requireTwoFactor,
  allowPasswordLogin: securityMessages.allowPasswordLogin,
  enforceStrongPasswords: securityMessages.enforceStrongPasswords,
  passwordMinLength: securityMessages.passwordMinLength,
  refusedWords: securityMessages.refusedWords,
  ...Object.fromEntries(
    Object.entries(requirements).map(([name, label]) => [
      `passwordRequirements.${name}`,
      `${securityMessages.passwordRequirements}: ${label}`
    ])
  ),
  clientId: configureMessages.clientId,
  secret: configureMessages.clientSecret,
  secretExpiresAt: configureMessages.expires,
  tenantId: configureMessages.tenant,
  scopes: configureMessages.scopes,
  ...Object.fromEntries(mappings.map((name) => [`userMapping.${name}`, configureMessages[name]])),
  ...Object.fromEntries(restrictions.map((name) => [`restrictions.${name}`, configureMessages[name]]))
}
