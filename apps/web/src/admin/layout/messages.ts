import type { demoMessages } from '@sitewright/api/messages'

/** Texts about what the demo lacks. */
export const demoLimitMessages = {
  title: 'Outside of this browser',
  note: 'The demo runs in your browser alone. What an installation reaches, it does not.',
  none: '–',
  rows: [
    ['Mail', 'mail'],
    ['Sign-in providers', 'providers'],
    ['Checks of hosts', 'hosts'],
    ['Calls of other services', 'calls'],
    ['Countries of addresses', 'places']
  ]
} as const satisfies {
  rows: readonly (readonly [name: string, reason: keyof typeof demoMessages])[]
  [text: string]: unknown
}

/** Texts of the control panel's frame (spec 2 §2). */
export const layoutMessages = {
  area: 'Admin',
  sidebar: 'Control panel',
  screens: 'Screens',
  openScreens: 'Open the list of screens',
  closeScreens: 'Close the list of screens',
  skip: 'Skip to content',
  path: 'You are here',
  auditLog: 'Audit log',
  closed: 'Your role does not open this screen',
  featureMissing: 'Your organisation does not have this screen',
  whoOpens: 'Whoever administers roles can give it to you.',
  toFirst: (screen: string) => `Go to ${screen}`,
  profile: 'Profile Settings',
  preferences: 'Preferences',
  logout: 'Logout',
  accountOf: 'Account of',
  demo: 'Demo',
  notFollowed: 'Not followed while you view as somebody else',
  environments: { development: 'Development', staging: 'Staging', production: 'Production' },
  checked: (seconds: number) =>
    seconds < 60 ? `checked ${seconds} s ago` : `checked ${Math.floor(seconds / 60)} min ago`,
  latency: (ms: number) => `${ms} ms`,
  live: 'Live',
  people: (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'person' : 'people'}`
} as const
