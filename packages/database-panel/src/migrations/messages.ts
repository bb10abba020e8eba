/** Texts of the calls of migrations of connected databases. */
export const migrationAnswers = {
  deleted: 'The migration is gone. The database itself was not touched'
} as const
