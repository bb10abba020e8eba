import type { RowTotal } from './table-answer.ts'

const number = new Intl.NumberFormat('en-GB')

/** Texts of tables. */
export const tableMessages = {
  loading: 'Loading',
  reloading: 'Loading again',
  columns: 'Columns',
  shownColumns: 'Shown columns',
  menu: 'Actions',
  selection: 'Selection',
  selectPage: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsPerPage: 'Rows',
  serverTime: (ms: number) => `sorted and filtered on the server, ${number.format(Math.round(ms))} ms`,
  range: (from: number, to: number, { count, isExact }: RowTotal) =>
    `${number.format(from)}–${number.format(to)} of ${isExact ? '' : 'more than '}${number.format(count)}`,
  noRows: ({ count, isExact }: RowTotal) => `0 of ${isExact ? '' : 'more than '}${number.format(count)}`,
  unfit: (headers: readonly string[]) => `No room here for ${headers.join(', ')}.`,
  unknown: (values: readonly string[]) =>
    `The address asks for ${values.join(', ')}, which this list does not know. It is shown without.`,
  dropUnknown: 'Correct the address'
} as const
