/** Texts of parts that stand in many areas. */
export const uiMessages = {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  failed: 'This could not be loaded',
  trace: (id: string) => `Trace ${id}`,
  /** The name of the region of toasts, with the key that leads to it. */
  toasts: 'Messages (F6)',
  skipToContent: 'Skip to content',
  backToHome: 'Back to Home',
  documentTitle: (title: string) => `${title} · Sitewright`,
  brandHome: 'Sitewright, home',
  brand: 'Sitewright',
  main: 'Main',
  newTab: '(opens in a new tab)',
  undo: 'Undo'
} as const

/** What a role allows, shown before it is given. */
export const roleRightsMessages = {
  none: (role: string) => `${role} may use their own account, and no more.`,
  some: (role: string, rights: readonly string[]) =>
    `${role} may: ${rights.map((right) => right[0]?.toLowerCase() + right.slice(1)).join('; ')}.`,
  more: (count: number) => `and ${count} more`
} as const

/** Texts of what is copied by a button. */
export const copyMessages = {
  copied: 'Copied',
  notCopied: 'Your browser did not allow it. It is selected now: copy it by hand.'
} as const

/** Texts of a combobox. */
export const comboboxMessages = {
  open: (label: string) => `Options: ${label}`,
  chosen: (label: string) => `Chosen: ${label}`,
  remove: (name: string) => `Remove ${name}`,
  loading: 'Loading...',
  failed: 'The options could not be loaded. Type again to try once more.',
  noMatch: (query: string) =>
    query.trim() === '' ? 'There are no options.' : `Nothing matches “${query.trim()}”.`
} as const

/** Texts of a range of days. */
export const dateRangeMessages = {
  any: 'Any time',
  today: 'Today',
  'last-7-days': '7 days',
  'last-30-days': '30 days',
  presets: 'Ranges',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  incomplete: 'Choose both days.',
  reversed: 'The first day is after the last.',
  future: 'The last day is in the future.'
} as const

/** Texts of a question with counted effects. */
export const confirmMessages = {
  counting: 'Counting what it changes...',
  typeName: (name: string) => `Type ${name} to allow it`,
  nameDiffers: (name: string) => `This is not ${name}.`
} as const

/** Texts of the button that shows a password. */
export const passwordFieldMessages = {
  hide: 'Hide password',
  show: 'Show password'
} as const

/** Texts of the button that switches between light and dark. */
export const colorSchemeMessages = {
  auto: 'Colour theme: as the system',
  light: 'Colour theme: light',
  dark: 'Colour theme: dark'
} as const

/** Names of a confidence. */
export const confidenceMessages = {
  strong: 'Strong',
  good: 'Good',
  some: 'Some'
} as const
