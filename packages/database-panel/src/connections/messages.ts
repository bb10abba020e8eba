export const connectionAnswers = {
  deleted: 'The connection is gone. The database itself was not touched'
} as const
