/** Success messages of user management. */
export const userMessages = {
  deleted: 'The person and all that was theirs is gone. For 15 minutes it can be brought back.',
  resetMailed: 'A mail with a link to set a password is on its way to the person'
} as const
