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
