import type { ImportField, UserImport } from '@sitewright/api'

const number = new Intl.NumberFormat('en-GB')
const rows = (count: number): string => (count === 1 ? '1 row' : `${number.format(count)} rows`)

/** Texts of the import of users. */
export const importMessages = {
  import: 'Import',
  title: 'Import people',
  file: 'CSV file',
  fileHelp: (megabytes: number, most: number) =>
    `At most ${megabytes} MB and ${number.format(most)} rows. Nobody is added yet.`,
  noFile: 'Choose a file',
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Divide it, and import one part after the other.`,
  read: 'Read the file',
  reading: 'The file is being read',
  unreadable: 'The file cannot be read.',
  found: ({ name, rows: count }: Pick<UserImport, 'name' | 'rows'>, header: boolean) =>
    `${name}: ${rows(header ? count : count + 1)}`,
  header: 'The first row has the names of the columns',
  headerHelp: (cells: readonly string[]) => `It holds: ${cells.filter(Boolean).join(', ')}`,
  readAs: (encoding: UserImport['encoding'], separator: UserImport['separator']) =>
    `Read as ${encodings[encoding]}, with ${separators[separator]} between the values.`,
  fields: {
    email: 'Column of the email',
    firstName: 'Column of the first name',
    lastName: 'Column of the last name',
    role: 'Column of the role',
    status: 'Column of the status'
  } satisfies Record<ImportField, string>,
  noColumn: 'None',
  choose: 'Choose a column',
  chooseError: 'Choose a column: nobody can be added without it',
  unnamed: (position: number) => `Column ${position}`,
  columnWith: (position: number, cell: string) =>
    cell === '' ? `Column ${position}` : `Column ${position}, such as ${cell}`,
  role: 'Role where a row names none',
  mail: 'Mail each person a link to set a password',
  noMail: 'Who is added has no password, and cannot sign in before mail is set up and an invitation is sent.',
  mailHelp:
    'Without it nobody of them can sign in until you send invitations, which is offered once they are added.',
  back: 'Another file',
  check: 'Check the rows',
  checking: 'The rows are being checked',
  grants: (roles: readonly { name: string; people: number }[]) =>
    `Their roles: ${roles.map(({ name, people }) => `${number.format(people)} ${name}`).join(', ')}.`,
  privileged: 'These would have rights in the control panel:',
  ofRow: (row: number) => `row ${number.format(row)}`,
  morePrivileged: (more: number) => `and ${number.format(more)} more`,
  good: 'Would be added',
  bad: 'Have problems',
  allGood: 'No row has a problem.',
  someBad: 'These rows are left out. You get them back as a file, with the reasons.',
  overLimit: (room: number, good: number) =>
    `Your organisation may have ${room === 0 ? 'no' : number.format(room)} more ${room === 1 ? 'user' : 'users'}, and the file has ${number.format(good)}. ${room === 0 ? 'All' : 'The last'} rows will be refused. Delete users who are no longer needed, or ask for a higher limit first.`,
  row: 'Row',
  column: 'Column',
  problem: 'Problem',
  place: (row: number, column: string) => `Row ${number.format(row)}, ${column}`,
  wholeRow: 'Whole row',
  problems: 'Problems by row and column',
  more: 'Next page',
  change: 'Change the columns',
  run: (count: number) => (count === 1 ? 'Add 1 person' : `Add ${number.format(count)} people`),
  nobody: 'No row could be added. Mend the file, or choose other columns.',
  begun: 'The import has begun. Its progress is above the list.',
  problemsFailed: 'The problems could not be loaded',
  refused: 'Refused rows',
  refusedFile: {
    running: 'The rows that were refused are being written',
    failed: 'The refused rows could not be saved'
  }
} as const

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252'
} as const satisfies Record<UserImport['encoding'], string>

const separators = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs'
} as const satisfies Record<UserImport['separator'], string>
