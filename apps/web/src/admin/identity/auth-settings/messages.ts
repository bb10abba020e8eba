const number = new Intl.NumberFormat('en-GB')

/** Texts of the screen of auth settings (spec 2 §2, §8). */
export const authSettingsMessages = {
  title: 'Auth settings',
  lead: 'Who may sign in, and how',
  readOnly: 'Your role reads these settings. Changing them takes the permission system.config.',
  views: { signIn: 'Sign-in', audit: 'Audit log' },
  viewsLabel: 'Parts of the screen',
  changes: 'Changes',
  noChanges: 'Nothing was changed yet.',
  providers: 'Sign-in providers',
  errorTitle: 'Error',
  switchFailed: 'Failed to update provider settings',
  saveFailed: 'Failed to save provider configuration',
  enable: (name: string) => `Sign-in with ${name}`,
  enabled: (name: string) => `People can sign in with ${name} now`,
  demo: 'Configure one to see the forms: nobody signs in through it, so its figures stay empty.',
  enabledInDemo: (name: string) => `${name} is on. In the demo it leads nowhere.`,
  disabled: (name: string) => `Nobody can sign in with ${name} any more`,
  states: { on: 'On', off: 'Off', missing: 'Not configured' },
  secretSoon: (days: number) =>
    days <= 1 ? 'Secret expires within a day' : `Secret expires in ${days} days`,
  secretPast: 'Secret has expired',
  stats: {
    totalLogins: 'Sign-ins',
    activeUsers: 'Active people',
    activeTip: 'People who came this way in the last 30 days',
    successRate: 'Success',
    successTip: 'Share of the returns from the provider that led to a sign-in',
    lastLogin: 'Last sign-in'
  },
  unknown: '–',
  anyEmail: 'Any email',
  verifiedEmail: 'Any verified email',
  domains: (first: string, more: number) => (more === 0 ? first : `${first}, ${more} more`),
  tenants: (count: number) => (count === 1 ? '1 allowed organisation' : `${count} allowed organisations`),
  configure: 'Configure',
  configureProvider: (name: string) => `Configure ${name}`,
  test: 'Test sign-in',
  testProvider: (name: string) => `Test sign-in with ${name}`,
  replaceSecret: 'Replace secret',
  security: 'Security Settings',
  policy: 'Policy',
  change: 'Change',
  facts: {
    session: 'Session timeout',
    attempts: 'Max attempts',
    twoFactor: 'Two-factor',
    passwords: 'Passwords',
    characters: 'Character rules',
    refused: 'Refused words',
    domains: 'Domains',
    emergencyAccess: 'Emergency access'
  },
  withIdle: (hours: string, minutes: number) => `${hours}; administrators idle ${minutes} min`,
  withFactor: (rule: string, having: number, people: number) =>
    `${rule} · ${number.format(having)} of ${number.format(people)} have it`,
  refusedAlways: (breaches: boolean) => `${breaches ? 'Breached, common' : 'Common'}, own name and address`,
  refusedMore: (always: string, count: number) =>
    count === 0
      ? always
      : `${always}, and ${count === 1 ? '1 word' : `${number.format(count)} words`} of yours`,
  anyDomain: 'Any',
  domainsOf: (provider: string, domains: string) => `${provider}: ${domains}`,
  emergencyAccess: (count: number) =>
    count === 0
      ? 'No super admin can sign in without a provider'
      : count === 1
        ? '1 super admin can sign in without any provider'
        : `${number.format(count)} super admins can sign in without any provider`,
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  attempts: (count: number, minutes: number) => `${count}, then locked for ${minutes} min`,
  required: 'Required',
  optional: 'Optional',
  notAllowed: 'Not allowed',
  passwordsFrom: (length: number) => `Allowed, at least ${length} characters`,
  rulesOff: 'Off'
} as const
