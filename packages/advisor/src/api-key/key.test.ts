import { afterEach, expect, test, vi } from 'vitest'
import {
  respondError,
  respondJson,
  startFakeProvider,
  type ProviderBehaviour,
  type FakeProvider
} from '../fixtures/fake-provider.ts'
import {
  checkKeyFormat,
  forgetKey,
  keyStatus,
  keyToasts,
  readKey,
  removeKey,
  saveKey,
  submitKey,
  testKey,
  verifyKey,
  type KeyStorage,
  type KeyStores,
  type Verification
} from '../index.ts'

const key = 'sk-ant-test-0123456789'

function storageOf(entries: Record<string, string> = {}): KeyStorage & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (name) => entries[name] ?? null,
    setItem: (name, value) => void (entries[name] = value),
    removeItem: (name) => void delete entries[name]
  }
}

const fail = (): never => {
  throw new DOMException('no', 'SecurityError')
}
const forbidden: KeyStorage = { getItem: fail, setItem: fail, removeItem: fail }

let provider: FakeProvider | undefined
afterEach(async () => {
  await provider?.close()
  provider = undefined
})

async function verified(behave: ProviderBehaviour, more = {}): Promise<Verification> {
  provider = await startFakeProvider(behave)
  return verifyKey({ key, baseURL: provider.baseURL, timeoutMs: 5000, ...more })
}

const valid = async (): Promise<Verification> => ({ status: 'valid' })
const invalid = async (): Promise<Verification> => ({ status: 'invalid', code: 'advisor.unauthorized' })

test('an empty or blank key is asked for', () => {
  expect(checkKeyFormat('  ')).toEqual({
    ok: false,
    toast: {
      tone: 'warning',
      title: 'API Key Required',
      text: 'Please enter your Claude API key',
      durationMs: 3000
    }
  })
})

test('a key begins as the keys of the provider do', () => {
  expect(checkKeyFormat('abc')).toEqual({
    ok: false,
    toast: {
      tone: 'danger',
      title: 'Invalid Format',
      text: "Claude API keys should start with 'sk-ant-'",
      durationMs: 3000
    }
  })
  expect(checkKeyFormat(` ${key}\n`)).toEqual({ ok: true, key })
  expect(checkKeyFormat('sk-ant-ключ-0123456789').ok).toBe(false)
})

test('verifying is a real request that costs nothing', async () => {
  const outcome = await verified((answer) =>
    respondJson(answer, 200, { data: [{ id: 'm' }], has_more: false })
  )
  expect(outcome).toEqual({ status: 'valid' })
  expect(provider?.received[0]?.path).toBe('/v1/models?limit=1')
  expect(JSON.stringify(provider?.received[0]?.headers)).toContain(key)
})

test.each<[string, ProviderBehaviour, Verification]>([
  [
    'does not know the key',
    (answer) => respondError(answer, 401, 'x'),
    { status: 'invalid', code: 'advisor.unauthorized' }
  ],
  [
    'has a failure',
    (answer) => respondError(answer, 500, 'x'),
    { status: 'unknown', code: 'advisor.overloaded' }
  ],
  ['is gone', (answer) => answer.socket?.resetAndDestroy(), { status: 'unknown', code: 'CORS_FALLBACK' }],
  [
    'is a captive portal',
    (answer) => answer.end('<p>Log in</p>'),
    { status: 'unknown', code: 'advisor.bad-reply' }
  ]
])('a provider that %s', async (_name, behave, outcome) => {
  expect(await verified(behave)).toEqual(outcome)
})

test('a provider that hangs says nothing about the key', async () => {
  expect(await verified(() => {}, { timeoutMs: 100 })).toEqual({ status: 'unknown', code: 'advisor.timeout' })
})

test('verifying can be stopped, and a key that cannot be one is not sent', async () => {
  const stop = new AbortController()
  expect(await verified(() => stop.abort(), { signal: stop.signal })).toEqual({
    status: 'unknown',
    code: 'advisor.cancelled'
  })
  expect(await verifyKey({ key: 'x' })).toEqual({ status: 'invalid', code: 'advisor.unauthorized' })
})

test('a key is kept in one place, and either name is read', () => {
  const stores = { local: storageOf(), session: storageOf() }
  expect(keyStatus(stores)).toBe('Not Connected')
  expect(saveKey(stores, key, false)).toBe(true)
  expect(stores.local.entries).toEqual({ claude_api_key: key })
  expect(saveKey(stores, key, true)).toBe(true)
  expect([stores.local.entries, stores.session.entries]).toEqual([{}, { claude_api_key: key }])
  expect(readKey(stores)).toBe(key)
  expect(readKey({ session: null, local: storageOf({ anthropic_api_key: ` ${key} ` }) })).toBe(key)
  expect(keyStatus(stores)).toBe('Connected')
  expect(removeKey(stores)).toBe(true)
  expect(readKey(stores)).toBe('')
})

test('a storage that is forbidden or absent throws nothing', () => {
  const stores: KeyStores = { local: forbidden, session: null }
  expect(readKey(stores)).toBe('')
  expect(saveKey(stores, key, false)).toBe(false)
  expect(saveKey(stores, key, true)).toBe(false)
  expect(removeKey(stores)).toBe(false)
})

test('saving verifies and keeps', async () => {
  const stores = { local: storageOf(), session: storageOf() }
  expect(await submitKey(key, { stores, sessionOnly: false, verify: valid })).toEqual({
    toast: {
      tone: 'success',
      title: 'API Key Saved',
      text: 'Your Claude API key has been saved and verified!',
      durationMs: 3000
    },
    status: 'valid',
    fieldError: '',
    detail: ''
  })
  expect(readKey(stores)).toBe(key)
})

test('a key that is not accepted is not kept', async () => {
  const stores = { local: storageOf(), session: storageOf() }
  expect(await submitKey(key, { stores, sessionOnly: false, verify: invalid })).toMatchObject({
    toast: {
      title: 'Invalid API Key',
      text: 'The API key could not be verified. Please check and try again.'
    },
    status: 'invalid',
    fieldError: 'Invalid API key. Please check your key and try again.'
  })
  expect(readKey(stores)).toBe('')
  expect(await submitKey('', { stores, sessionOnly: false, verify: valid })).toMatchObject({
    toast: keyToasts.missing,
    status: 'unknown'
  })
})

test('an unreachable provider says nothing about the key', async () => {
  const verify = async (): Promise<Verification> => ({ status: 'unknown', code: 'CORS_FALLBACK' })
  expect(await testKey(key, { local: null, session: null }, verify)).toEqual({
    toast: keyToasts.unanswered,
    status: 'unknown',
    fieldError: '',
    detail: 'The provider could not be reached from this browser.'
  })
})

test('a key that works but cannot be kept says so', async () => {
  const stores: KeyStores = { local: forbidden, session: null }
  expect(await submitKey(key, { stores, sessionOnly: false, verify: valid })).toMatchObject({
    toast: keyToasts.notStored,
    status: 'valid'
  })
})

test('testing a key keeps nothing, without one typed it tests the one that is kept, removing forgets it', async () => {
  const stores = { local: storageOf({ claude_api_key: key }), session: null }
  const verify = vi.fn(valid)
  expect((await testKey('', stores, verify)).toast).toMatchObject({
    title: 'API Key Valid',
    text: 'Your Claude API key is working correctly!'
  })
  expect(verify).toHaveBeenCalledWith(key)
  expect(forgetKey(stores)).toMatchObject({ toast: { title: 'API Key Removed' }, status: 'unknown' })
  expect(readKey(stores)).toBe('')
})
