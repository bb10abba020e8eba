/** Errors of 'Needs attention', for the catalogue of errors. */
export const needErrors = {
  'need.not-found': { status: 404, message: 'There is nothing to look after any more.' },
  'snooze.not-found': { status: 404, message: 'This snooze has ended already.' }
} as const
