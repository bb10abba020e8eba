/** Texts of differences. */
export const diffMessages = {
  field: 'Field',
  before: 'Before',
  after: 'After',
  unchanged: 'Nothing was changed.',
  absent: '–'
} as const
