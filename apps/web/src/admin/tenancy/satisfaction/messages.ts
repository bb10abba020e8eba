/** Texts of the satisfaction of tenants in the control panel. */
export const satisfactionMessages = {
  title: 'Satisfaction',
  ask: 'Ask people how satisfied they are',
  on: 'People are asked',
  off: 'Nobody is asked',
  how: 'People of tenants, below their own pages, at most every 90 days and never in their first 7.',
  changedOn: 'People of tenants are asked from now on',
  changedOff: 'Nobody is asked any more',
  changeFailed: 'The question could not be switched',
  outOf: '/ 5',
  answers: (count: number, span: string) => `${count} ${count === 1 ? 'answer' : 'answers'}, ${span}`,
  span: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  never: 'Nobody is asked yet',
  none: 'Nobody has answered yet',
  list: 'Answers',
  listLead:
    'The newest first, without names. The administrators of the tenant do not see them, since they would know who wrote what.',
  scoreOf: (score: number, highest: number) => `${score} / ${highest}`,
  noComment: 'No comment',
  empty: 'No answers',
  emptyText: 'An answer is listed here for a year.'
} as const
