import { checkKeyFormat } from '../api-key/format.ts'
import type { FailureCode } from '../messages.ts'
import { callProvider } from './call.ts'
import { toObject } from './read-json.ts'
import type { ProviderOptions } from './options.ts'

/** Whether a key works; `invalid` only where the provider itself said so. */
export type Verification =
  | { readonly status: 'valid' }
  | { readonly status: 'invalid'; readonly code: FailureCode }
  | { readonly status: 'unknown'; readonly code: FailureCode }

/** Verifies an API key by listing the provider's models, a real request that costs nothing. */
export async function verifyKey(options: ProviderOptions): Promise<Verification> {
  const format = checkKeyFormat(options.key)
  if (!format.ok) return { status: 'invalid', code: 'advisor.unauthorized' }
  const called = await callProvider<unknown>({ ...options, key: format.key }, (client, signal) =>
    client.get('/v1/models', { query: { limit: 1 }, signal })
  )
  if (called.ok) {
    const listed = Array.isArray(toObject(called.value)['data'])
    return listed ? { status: 'valid' } : { status: 'unknown', code: 'advisor.bad-reply' }
  }
  return { status: called.code === 'advisor.unauthorized' ? 'invalid' : 'unknown', code: called.code }
}
