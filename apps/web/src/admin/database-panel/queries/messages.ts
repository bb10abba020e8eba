import { numberFormat } from '../../../lib/intl-formats.ts'

const count = (value: number): string => numberFormat(undefined, {}).format(value)
const rows = (value: number): string => `${count(value)} ${value === 1 ? 'row' : 'rows'}`

/** Texts of the Query Editor. */
export const queryMessages = {
  title: 'Query Editor',
  editor: 'SQL statement',
  loading: 'Loading the editor …',
  readOnly: 'Read-only',
  switchedOff: 'The connection is switched off. Connect it to run queries.',
  keys: 'Tab indents; Escape, then Tab leaves the editor.',
  example: 'For example:',
  run: 'Run',
  cancel: 'Cancel',
  cancelling: 'Cancelling …',
  notCancelled: 'Runs until its end or its limit of time',
  cancelled: 'The query was cancelled.',
  format: 'Format',
  explain: 'Explain',
  required: 'Query Required',
  requiredText: 'Please enter a SQL query to execute',
  failedTitle: 'Query Error',
  offline: 'The server could not be reached. Try again.',
  limit: 'Limit',
  rows,
  stopAfter: 'Stop after',
  seconds: (value: number) => `${value} s`,
  elapsed: (seconds: number) => `${seconds.toFixed(1)} s`,
  runAs: 'Run as',
  parameters: 'Parameters',
  isNull: (name: string) => `${name} is NULL`,
  results: 'Results',
  resultTabs: 'Results and plan',
  resultTable: 'Result of the query',
  nothingYet: 'No query has run yet',
  nothingYetText: 'Write a statement that reads, then run it.',
  noPlan: 'No plan yet',
  noPlanText: 'Explain shows how the database would carry out the statement, without running it.',
  unreadablePlan: 'The plan could not be read',
  unreadablePlanText: 'It is too long, or the database wrote it in another form.',
  noRows: 'The query gave no rows',
  running: (arrived: number) => `${rows(arrived)} so far`,
  done: (arrived: number, time: string) => `${rows(arrived)} in ${time}`,
  stopped: (arrived: number) => `Stopped after ${rows(arrived)}`,
  row: '#',
  empty: 'empty text',
  cutRows: (limit: number) => `The result has more rows: it ended at the limit of ${rows(limit)}.`,
  raiseRows: (limit: number) => `Run with ${rows(limit)}`,
  cutRowsMost: 'That is the highest limit. Narrow the query down.',
  cutSize: (size: number) =>
    `The result has more rows: it ended at ${count(size)} characters in all. Read fewer columns, or a part of the long ones.`,
  place: (line: number, column: number) => `Line ${line}, column ${column}`,
  hint: 'Hint',
  csv: 'CSV',
  json: 'JSON',
  exported: (arrived: number) => `${rows(arrived)} saved`,
  exportedCut: (cells: number) =>
    `${count(cells)} ${cells === 1 ? 'long cell is' : 'long cells are'} cut in the file, as on the screen`,
  cell: (column: string, row: number) => `${column}, row ${count(row)}`,
  cellCut: (shown: number, length: number) => `The first ${count(shown)} of ${count(length)} characters`,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying',
  close: 'Close',
  planCost: (cost: string) => `cost ${cost}`,
  planRows: (value: number) => `about ${rows(value)}`,
  planNote: 'Estimates of the database, in units of its own. Nothing was run.'
} as const

/** Texts of the export of a whole result. */
export const exportMessages = {
  label: 'All rows',
  /** What choosing a format does. */
  what: 'Runs it again, without a limit of rows',
  failed: 'The result could not be exported'
} as const

/** Texts of what queries cost, of kinds that charge for reading. */
export const chargeMessages = {
  about: (amount: string, unit: string) => `Estimate: about ${amount} ${unit}`,
  'at-most': (amount: string, unit: string) => `Estimate: at most ${amount} ${unit}`,
  unknown: {
    'told-afterwards': 'Estimate: –, the service tells the charge at the end only',
    'no-query': 'Estimate: –, once there is a query',
    'not-counted': 'Estimate: –, the service has not counted this table or index',
    depends: 'Estimate: –, it depends on how much the key finds'
  },
  today: (charged: string, budget: string | undefined) =>
    budget === undefined ? `Yours today: ${charged}` : `Yours today: ${charged} of ${budget}`,
  usedUp: '– used up until 0:00 UTC'
} as const
