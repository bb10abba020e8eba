import type { PasskeyAssertion } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure, type CallFailure } from './outcomes.ts'
import type { ClientSession } from './client-session.ts'

/** A proof with a passkey, or why there is none. */
export type PasskeyResult = { ok: true; passkey: PasskeyAssertion } | { ok: false; refusal: CallFailure }

/** Whether this browser can be asked for a passkey. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function'
}

/** Asks the server for a challenge and the browser for a proof; with a ticket it is a second step. */
export async function requestPasskey(session: ClientSession, ticket?: string): Promise<PasskeyResult> {
  const body = ticket === undefined ? {} : { ticket }
  const options = await session.call('POST /api/auth/passkey/options', { body })
  if (!options.ok) return { ok: false, refusal: toCallFailure(options) }
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.answer)
    const credential = await navigator.credentials.get({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, refusal: dismissed }
    return { ok: true, passkey: credential.toJSON() as PasskeyAssertion }
  } catch {
    return { ok: false, refusal: dismissed }
  }
}

const dismissed: CallFailure = { message: accountMessages.passkeyDismissed, code: 'network', fields: {} }
