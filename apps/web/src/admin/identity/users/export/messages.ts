/** Texts of the export of users. */
export const exportMessages = {
  export: 'Export',
  /** For who has not read the button's neighbourhood: what the file holds. */
  what: 'What the filters show, all pages',
  failed: 'The people could not be exported'
} as const
