export const migrationAnswers = {
  deleted: 'The migration is gone. The database itself was not touched'
} as const
