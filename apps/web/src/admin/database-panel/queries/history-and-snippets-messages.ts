import { numberFormat } from '../../../lib/intl-formats.ts'

const rows = (value: number): string =>
  `${numberFormat(undefined, {}).format(value)} ${value === 1 ? 'row' : 'rows'}`

/** Texts of the history and the snippets of queries. */
export const historyAndSnippetsMessages = {
  open: 'History',
  title: 'History and snippets',
  tabs: 'What is kept',
  history: 'History',
  snippets: 'Snippets',
  search: 'Search the history',
  placeholder: 'Words of a statement',
  note: 'Your last 500 queries of 90 days. Values of parameters are not kept, nor those that are compared with what is named like a secret.',
  none: 'No query is kept',
  noneFound: 'No query matches',
  noSnippet: 'No snippet is kept',
  use: 'Use',
  insert: (name: string) => `Use ${name}`,
  clear: 'Clear the history',
  cleared: 'The history is empty',
  done: (count: number, time: string) => `${rows(count)} in ${time}`,
  failed: (code: string) => `Failed: ${code}`,
  name: 'Name of the snippet',
  save: 'Save the statement',
  saved: (name: string) => `${name} is saved`,
  nothing: 'Write a statement in the editor to save it here.',
  update: 'Replace',
  updateIt: (name: string) => `Replace ${name} by the statement in the editor`,
  delete: 'Delete',
  deleteIt: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} is deleted`,
  failedAct: 'The snippet could not be changed'
} as const
