import type { PasskeyAssertion } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import type { ClientSession } from './client-session.ts'
import { toCallFailure, type CallFailure } from './outcomes.ts'

/** A WebAuthn assertion, or why it failed. */
export type PasskeyResult = { ok: true; passkey: PasskeyAssertion } | { ok: false; failure: CallFailure }

/** Whether this browser supports passkeys. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function'
}

/**
 * Requests a WebAuthn challenge from the server and an assertion from the browser; with a challenge token it is the
 * second factor.
 */
export async function requestPasskey(session: ClientSession, ticket?: string): Promise<PasskeyResult> {
  const body = ticket === undefined ? {} : { ticket }
  const options = await session.call('POST /api/auth/passkey/options', { body })
  if (!options.ok) return { ok: false, failure: toCallFailure(options) }
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.answer)
    const credential = await navigator.credentials.get({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, failure: dismissed }
    return { ok: true, passkey: credential.toJSON() as PasskeyAssertion }
  } catch {
    return { ok: false, failure: dismissed }
  }
}

const dismissed: CallFailure = { message: accountMessages.passkeyDismissed, code: 'network', fields: {} }
