/** Texts of the export of users. */
export const exportMessages = {
  export: 'Export',
  formats: {
    csv: 'As CSV, for spreadsheets',
    /** What Excel expects where a comma separates decimals. */
    semicolon: 'As CSV with semicolons (German, French)',
    tab: 'As CSV with tabs',
    jsonl: 'As JSON Lines'
  },
  /** For who has not read the button's neighbourhood: what the file holds. */
  what: 'What the filters show, all pages',
  running: 'The file is being made. It is saved when it is whole.',
  done: (name: string) => `${name} is saved`,
  failed: 'The people could not be exported'
} as const
