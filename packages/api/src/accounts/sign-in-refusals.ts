/**
 * Why a sign-in was refused, in words. It is recorded and shown to the person and to administrators; the visitor is told
 * nothing of it, against user enumeration (security bar 10).
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

/** Why a sign-in was refused. */
export type SignInRefusal = keyof typeof signInRefusals

/** Refusals of a right credential: they count as no failure, and are told to whoever has it. */
export const toldRefusals = ['tenant-suspended', 'no-panel'] as const satisfies readonly SignInRefusal[]

/** A refusal that is told. */
export type ToldRefusal = (typeof toldRefusals)[number]

/** Whether a refusal is told to whoever has the right credential. */
export function isTold(reason: SignInRefusal | undefined): reason is ToldRefusal {
  return (toldRefusals as readonly (SignInRefusal | undefined)[]).includes(reason)
}

/** The reason that an audit entry holds; undefined for other texts, and for entries before reasons were recorded. */
export function toSignInRefusal(reason: unknown): SignInRefusal | undefined {
  return typeof reason === 'string' && Object.hasOwn(signInRefusals, reason)
    ? (reason as SignInRefusal)
    : undefined
}
