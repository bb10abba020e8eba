/** Labels of the settings of a sign-in provider, on their screen and in the audit log. */
export const providerFieldMessages = {
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  expires: 'Secret expires on',
  tenant: 'Tenant',
  scopes: 'Scopes',
  emailField: 'Email field',
  nameField: 'Name field',
  firstNameField: 'First name field',
  lastNameField: 'Last name field',
  avatarField: 'Avatar field',
  allowedDomains: 'Allowed domains',
  blockedDomains: 'Blocked domains',
  allowedTenants: 'Allowed organisations',
  requireVerifiedEmail: 'Require a verified email',
  autoCreateUsers: 'Create people at their first sign-in'
} as const

/** Labels of the security settings. */
export const securityFieldMessages = {
  sessionTimeout: 'Session timeout',
  maxLoginAttempts: 'Max login attempts',
  lockoutDuration: 'Lockout duration',
  requireTwoFactor: 'Require two-factor',
  allowPasswordLogin: 'Password sign-in',
  enforceStrongPasswords: 'Enforce strong passwords',
  passwordMinLength: 'Minimum password length',
  refusedWords: 'Refused words',
  passwordRequirements: 'Characters that a password needs',
  requirements: {
    uppercase: 'Uppercase',
    lowercase: 'Lowercase',
    numbers: 'Numbers',
    symbols: 'Symbols'
  }
} as const
