/** What the queries of the profile are kept under. */
export const keys = {
  profile: ['profile'],
  secondFactor: ['second-factor'],
  passkeys: ['passkeys'],
  sessions: ['sessions'],
  connections: ['connections'],
  activity: ['activity']
} as const
