/**
 * Why a sign-in was refused. It is stored and shown to the user and to administrators, but not to the visitor, against
 * user enumeration (security bar 10); `explainedRefusals` are the exception.
 */
export const signInRefusals = {
  'unknown-address': 'no account has this address',
  'wrong-password': 'wrong password',
  'no-password': 'the account has no password',
  'wrong-code': 'wrong second factor',
  'unknown-passkey': 'the passkey is not known, or took too long',
  locked: 'wrong again while the account was locked',
  'right-while-locked': 'right, but the account was locked',
  'password-off': 'signing in with a password is switched off',
  pending: 'the address is not verified',
  inactive: 'the account is deactivated',
  suspended: 'the account is suspended',
  'tenant-suspended': 'the tenant is suspended',
  'no-panel': 'the role does not open the control panel'
} as const satisfies Record<string, string>

export type SignInRefusal = keyof typeof signInRefusals

/** Refusals of correct credentials: they are no failed attempts, and are explained to the visitor. */
export const explainedRefusals = ['tenant-suspended', 'no-panel'] as const satisfies readonly SignInRefusal[]

export type ExplainedRefusal = (typeof explainedRefusals)[number]

/** Whether a refusal is explained to a visitor with correct credentials. */
export function isExplained(reason: SignInRefusal | undefined): reason is ExplainedRefusal {
  return (explainedRefusals as readonly (SignInRefusal | undefined)[]).includes(reason)
}

/** Parses the reason of an audit entry; undefined for other texts, and for entries from before reasons were stored. */
export function toSignInRefusal(reason: unknown): SignInRefusal | undefined {
  return typeof reason === 'string' && Object.hasOwn(signInRefusals, reason)
    ? (reason as SignInRefusal)
    : undefined
}
