import type { PasskeyAssertion } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { refusalOf, type Refusal } from './outcomes.ts'
import type { Session } from './session.ts'

/** A proof with a passkey, or why there is none. */
export type PasskeyProof = { ok: true; passkey: PasskeyAssertion } | { ok: false; refusal: Refusal }

/** Whether this browser can be asked for a passkey. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function'
}

/** Asks the server for a challenge and the browser for a proof; with a ticket it is a second step. */
export async function askPasskey(session: Session, ticket?: string): Promise<PasskeyProof> {
  const body = ticket === undefined ? {} : { ticket }
  const options = await session.call('POST /api/auth/passkey/options', { body })
  if (!options.ok) return { ok: false, refusal: refusalOf(options) }
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.answer)
    const credential = await navigator.credentials.get({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, refusal: dismissed }
    return { ok: true, passkey: credential.toJSON() as PasskeyAssertion }
  } catch {
    return { ok: false, refusal: dismissed }
  }
}

const dismissed: Refusal = { message: accountMessages.passkeyDismissed, code: 'network', fields: {} }
