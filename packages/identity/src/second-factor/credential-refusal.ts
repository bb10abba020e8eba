import type { SignInRefusal } from '@sitewright/api'
import type { Credential } from './verify-credential.ts'

const wrong = {
  password: 'wrong-password',
  totp: 'wrong-code',
  recovery: 'wrong-code',
  passkey: 'unknown-passkey'
} as const satisfies Record<Credential['method'], SignInRefusal>

/** Why a credential was refused, for the audit log. A correct code that was used before counts as wrong. */
export function toCredentialRefusal(
  { method }: Credential,
  { hasAttempt, isRight }: { hasAttempt: boolean; isRight: boolean }
): SignInRefusal {
  if (hasAttempt) return wrong[method]
  return isRight ? 'right-while-locked' : 'locked'
}
