/** Limits of invitations into tenants. */
export const invitationLimits = {
  /** Days for which a link works. */
  days: 7,
  /** Open invitations of a tenant. */
  open: 200,
  /** Members and invitations that a list shows. */
  listed: 500,
  /** Days for which what became of an invitation is kept. */
  keptDays: 90
} as const
