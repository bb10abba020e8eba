/** Texts of users that the frame of the control panel shows too. */
export const userMessages = {
  add: 'Add user',
  views: {
    all: 'All people',
    never: 'Never signed in',
    locked: 'Locked',
    noSecondFactor: 'Without two-factor'
  }
} as const

/** The formats of an export. */
export const exportMessages = {
  csv: 'As CSV, for spreadsheets',
  semicolons: 'As CSV with semicolons (German, French)',
  tabs: 'As CSV with tabs',
  jsonLines: 'As JSON Lines'
} as const
