/** Why a statement is not taken as a write here, or a table not written to. */
export const mysqlWriteMessages = {
  returning: 'RETURNING is not taken here: the rows before and after are shown anyway',
  replace: 'REPLACE and ON DUPLICATE KEY UPDATE are not taken here: write an INSERT or an UPDATE',
  words: 'LOW_PRIORITY, HIGH_PRIORITY, DELAYED, QUICK, IGNORE and PARTITION are not taken here',
  several: 'A statement of several tables is not taken here: write to one table',
  comment: 'Hints, executable comments and := are not taken here',
  function: 'A function that acts, or is somebody’s own, is not taken here',
  secret: 'Tables of the server that hold passwords are not read here',
  unknown: 'What is not recognised as a write is none: a name that is a word of MySQL stands in backticks',
  engine: (table: string, engine: string) => `The table ${table} is of the storage engine ${engine}`,
  triggered: (trigger: string, table: string) =>
    `Its trigger ${trigger} names the table ${table}, which cannot be rolled back`,
  view: (name: string) => `${name} is no table of rows of its own`,
  system: (schema: string) => `The schema ${schema} belongs to the server`,
  missing: (name: string) => `Table '${name}' doesn't exist`,
  noColumn: (column: string) => `Unknown column '${column}'`,
  bytes: (column: string) => `${column} takes bytes, as 0x and pairs of hexadecimal digits`
} as const
