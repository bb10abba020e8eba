/** Texts of the Schema Browser. */
export const schemaMessages = {
  title: 'Schema Browser',
  waiting: 'Test the connection to see its tables',
  failed: 'The schema could not be read',
  search: 'Search tables and columns',
  placeholder: 'Tables, views, columns',
  none: 'The role sees no table here',
  noMatch: 'No table matches',
  counts: (shown: number, views: number, functions: number) =>
    `${shown} ${shown === 1 ? 'table or view' : 'tables and views'} · ${views} ${views === 1 ? 'view' : 'views'} · ${functions} ${functions === 1 ? 'function' : 'functions'}`,
  truncated: 'There are more tables than are listed.',
  tables: 'Tables and views',
  view: 'View',
  rows: (rows: string) => `about ${rows} rows`,
  rowsUnknown: 'rows not counted yet',
  headings: { column: 'Column', type: 'Type', key: 'Key', rule: 'Rule', default: 'Default' },
  primary: 'Primary',
  foreign: 'Foreign',
  notNull: 'not null',
  nullable: 'nullable',
  relations: 'Points to it',
  noRelations: 'No table points to it'
} as const
