/** Who did something, where there is no name. */
export const actorNames = {
  nobody: 'Nobody signed in',
  deleted: 'Deleted account',
  outside: 'Somebody from elsewhere, or a deleted account'
} as const
