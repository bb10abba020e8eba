import { limits } from '@sitewright/catalog'
import { keyToasts, type KeyToast } from '../messages.ts'

/** A well-formed API key, trimmed; or the toast that says what is wrong (spec 1 §5). */
export type KeyFormat =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly toast: KeyToast }

/** Validates the format of an API key; characters that no HTTP header can carry are refused too. */
export function checkKeyFormat(text: string): KeyFormat {
  const key = text.trim()
  if (key === '') return { ok: false, toast: keyToasts.missing }
  const sendable = /^[\x21-\x7e]{8,400}$/.test(key)
  return key.startsWith(limits.aiKeyPrefix) && sendable
    ? { ok: true, key }
    : { ok: false, toast: keyToasts.format }
}
