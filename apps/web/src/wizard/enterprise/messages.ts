/** Texts of the step Enterprise besides those of spec 1. */
export const enterpriseMessages = {
  holds: 'What it holds',
  title: 'Enterprise configuration',
  lead: 'For sites with a server of their own. The project gets its contract, its database schema and the files to run it.',
  offHint: 'Off: go on if you need none of it',
  mode: 'Enterprise Mode',
  modeHelp: 'Sign-in providers, a database, APIs, monitoring and deployment.',
  tabs: 'Enterprise options',
  summary: 'Chosen so far',
  providers: 'Sign-in providers',
  database: 'Database',
  none: 'None',
  platforms: 'Deployment platforms',
  signIn: 'Sign-in',
  options: 'Options',
  platformsShort: 'Platforms'
} as const
