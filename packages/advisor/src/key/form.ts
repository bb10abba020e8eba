import { failureMessages, keyMessages, keyToasts, type KeyToast } from '../messages.ts'
import type { Verification } from '../provider/verify.ts'
import { checkKeyFormat } from './format.ts'
import { readKey, removeKey, saveKey, type KeyStores } from './store.ts'

/** What the key form shows after a button was pressed (spec 1 §5). */
export interface KeyFormResult {
  readonly toast: KeyToast
  /** The spec's three states of a key. */
  readonly status: Verification['status']
  /** Beside the field; empty where nothing is wrong with it. */
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

/** Save: checks, verifies and keeps a key. */
export async function submitKey(
  text: string,
  options: { readonly stores: KeyStores; readonly sessionOnly: boolean; readonly verify: Verify }
): Promise<KeyFormResult> {
  const result = await verified(text, options.verify)
  if ('toast' in result) return result
  const kept = saveKey(options.stores, result.key, options.sessionOnly)
  return answer(kept ? keyToasts.saved : keyToasts.notStored, 'valid')
}

/** Test: checks and verifies a key without keeping it; where none was typed, the one that is kept. */
export async function testKey(text: string, stores: KeyStores, verify: Verify): Promise<KeyFormResult> {
  const result = await verified(text.trim() === '' ? readKey(stores) : text, verify)
  return 'toast' in result ? result : answer(keyToasts.valid, 'valid')
}

/** Remove: forgets the key. */
export function forgetKey(stores: KeyStores): KeyFormResult {
  removeKey(stores)
  return answer(keyToasts.removed, 'unknown')
}

/** The status that is shown: whether a key is kept (spec 1 §3). */
export function keyStatus(stores: KeyStores): string {
  return readKey(stores) === '' ? keyMessages.notConnected : keyMessages.connected
}
