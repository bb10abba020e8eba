import { failureMessages, keyMessages, keyToasts, type KeyToast } from '../messages.ts'
import type { Verification } from '../provider/verify.ts'
import { checkKeyFormat } from './format.ts'
import { readKey, removeKey, saveKey, type KeyStores } from './store.ts'

/** The result of an action of the API key form (spec 1 §5). */
export interface KeyFormResult {
  readonly toast: KeyToast
  /** The spec's three states of a key. */
  readonly status: Verification['status']
  /** The error message of the field; empty where it is valid. */
  readonly fieldError: string
  /** Why a key could not be verified, where that was not because of the key. */
  readonly detail: string
}

type Verify = (key: string) => Promise<Verification>

function answer(
  toast: KeyToast,
  status: Verification['status'],
  more: Partial<KeyFormResult> = {}
): KeyFormResult {
  return { toast, status, fieldError: '', detail: '', ...more }
}

async function verified(text: string, verify: Verify): Promise<KeyFormResult | { readonly key: string }> {
  const format = checkKeyFormat(text)
  if (!format.ok) return answer(format.toast, 'unknown', { fieldError: format.toast.text })
  const result = await verify(format.key)
  if (result.status === 'valid') return { key: format.key }
  if (result.status === 'unknown') {
    return answer(keyToasts.unanswered, 'unknown', { detail: failureMessages[result.code] })
  }
  return answer(keyToasts.invalid, 'invalid', { fieldError: keyMessages.invalidField })
}

/** Save: validates, verifies and stores an API key. */
export async function submitKey(
  text: string,
  options: { readonly stores: KeyStores; readonly sessionOnly: boolean; readonly verify: Verify }
): Promise<KeyFormResult> {
  const result = await verified(text, options.verify)
  if ('toast' in result) return result
  const kept = saveKey(options.stores, result.key, options.sessionOnly)
  return answer(kept ? keyToasts.saved : keyToasts.notStored, 'valid')
}

/** Test: validates and verifies an API key without storing it; where none was typed, the stored one. */
export async function testKey(text: string, stores: KeyStores, verify: Verify): Promise<KeyFormResult> {
  const result = await verified(text.trim() === '' ? readKey(stores) : text, verify)
  return 'toast' in result ? result : answer(keyToasts.valid, 'valid')
}

/** Remove: deletes the API key. */
export function forgetKey(stores: KeyStores): KeyFormResult {
  removeKey(stores)
  return answer(keyToasts.removed, 'unknown')
}

/** The displayed status: whether an API key is stored (spec 1 §3). */
export function keyStatus(stores: KeyStores): string {
  return readKey(stores) === '' ? keyMessages.notConnected : keyMessages.connected
}
