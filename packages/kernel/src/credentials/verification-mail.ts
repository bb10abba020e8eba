import type { Call, CallTransaction } from '../call/call.ts'
import type { IdentityKey, UserRow } from '../db/rows.ts'
import { isWithinRateLimit } from '../rate-limits/enforce-rate-limit.ts'
import { issueToken } from './one-time-tokens.ts'

/** A registration whose address is not verified yet. */
export interface PendingRegistration {
  firstName: string
  lastName: string
  /** The hash of the password; null for a sign-in provider. */
  hash: string | null
  identity: (IdentityKey & { email: string }) | null
}

/** Payload of an `email-verify` token; without a registration it verifies the stored user. */
export interface VerificationPayload {
  registration?: PendingRegistration & { id: string }
}

/** Mails a link that verifies the address of an account. */
export async function sendVerification(
  { services }: Call,
  transaction: CallTransaction,
  { user, registration }: VerificationPayload & { user: UserRow }
): Promise<boolean> {
  if (!(await isWithinRateLimit(services, transaction, 'mails-address', user.email))) return false
  const token = await issueToken(services, transaction, {
    purpose: 'email-verify',
    userId: user.id,
    payload: { registration }
  })
  await transaction.mail(
    { email: user.email, first_name: registration?.firstName ?? user.first_name },
    { kind: 'verify-email', link: `${services.publicUrl}/auth/verify#${token}` }
  )
  return true
}
