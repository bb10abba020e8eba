import type { ImportField } from '@sitewright/api'

const number = new Intl.NumberFormat('en-GB')

/** Problems of an uploaded file, or of a row of it, with the remedy. */
export const importMessages = {
  empty: 'The file has no rows below its first one, which has the names of the columns.',
  columnNumber: (position: number) => `Column ${position}`,
  noText: 'This is no text. In a spreadsheet choose Save as, then CSV UTF-8.',
  tooManyColumns: (most: number) => `The first row has more than ${most} columns.`,
  quote: (row: number) =>
    `In row ${number.format(row)} a quotation mark is opened and not closed, or stands within a value. Write it twice, or remove it.`,
  longRow: (row: number, most: number) =>
    `Row ${number.format(row)} is longer than ${number.format(most)} characters. A quotation mark may be missing there.`,
  noColumn: (field: ImportField) => `Choose the column for ${fieldNames[field]}.`,
  moreColumns: (count: number) =>
    `${number.format(count)} ${count === 1 ? 'value' : 'values'} more than there are columns. A separator within a value? Put that value in quotation marks.`,
  unstorable: 'Holds a sign that cannot be stored (NUL or another control sign). Remove it.',
  formula: (sign: string) =>
    `Begins with ${sign}, which spreadsheets run as a formula. Remove the sign, then import the row again.`,
  unknownRole: (name: string) =>
    `There is no role "${name}". Write the name of a role as the list of roles has it.`,
  ambiguousRole: (name: string, [one, other]: readonly [string, string]) =>
    `"${name}" means two roles, ${one} and ${other}: it is the id of one and the name of the other. Rename one of them first.`,
  unknownStatus: 'The status is active, inactive or suspended.',
  duplicate: (row: number) => `The same address as in row ${number.format(row)}.`,
  taken: 'Somebody has this address already.',
  notFree: 'You cannot add this address. Ask an administrator of the whole installation, who sees why.',
  noQuota:
    'This organisation has as many users as it may. Delete users who are no longer needed, or ask for a higher limit.',
  reason: 'Reason'
} as const

const fieldNames = {
  email: 'the email address',
  firstName: 'the first name',
  lastName: 'the last name',
  role: 'the role',
  status: 'the status'
} as const satisfies Record<ImportField, string>
