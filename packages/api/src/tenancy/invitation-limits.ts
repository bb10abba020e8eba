/** Limits of invitations into tenants. */
export const invitationLimits = {
  /** Lifetime of a link in days. */
  days: 7,
  /** Open invitations per tenant. */
  open: 200,
  /** Maximum length of a list of members and invitations. */
  listed: 500,
  /** Retention of closed invitations in days. */
  retentionDays: 90
} as const
