import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkCredentials,
  roleOf,
  toCredentials,
  toCredentialValues,
  toHeaders,
  toReplayed
} from './credentials.ts'

const empty = { role: '', token: '', id: '', secret: '', key: '' }

test('each kind is carried by its own header, and the session by none', () => {
  expect(toHeaders({ kind: 'session' })).toEqual({})
  expect(toHeaders({ kind: 'bearer', token: 'sk_one' })).toEqual({ authorization: 'Bearer sk_one' })
  expect(toHeaders({ kind: 'api-key', key: 'sk_one' })).toEqual({ 'x-api-key': 'sk_one' })
  expect(toHeaders({ kind: 'basic', id: 'key', secret: 'sk_one' })).toEqual({
    authorization: 'Basic a2V5OnNrX29uZQ=='
  })
})

test('the fields of the chosen kind alone are checked, and say what is wrong with them', () => {
  expect(checkCredentials({ ...empty, kind: 'session' })).toEqual({})
  expect(checkCredentials({ ...empty, kind: 'bearer' })).toEqual({ token: 'empty' })
  expect(checkCredentials({ ...empty, kind: 'bearer', token: 'two words' })).toEqual({ token: 'characters' })
  expect(checkCredentials({ ...empty, kind: 'api-key', key: 'schlüssel' })).toEqual({ key: 'characters' })
  expect(checkCredentials({ ...empty, kind: 'basic', id: 'a:b' })).toEqual({ id: 'colon', secret: 'empty' })
})

test('whatever passes the check makes a header that a request takes', () => {
  const values = fc.record({
    kind: fc.constantFrom('bearer', 'basic', 'api-key'),
    role: fc.constant(''),
    token: fc.string({ unit: 'binary' }),
    id: fc.string({ unit: 'binary' }),
    secret: fc.string({ unit: 'binary' }),
    key: fc.string({ unit: 'binary' })
  })
  fc.assert(
    fc.property(values, (typed) => {
      fc.pre(Object.keys(checkCredentials(typed)).length === 0)
      expect(() => new Headers(toHeaders(toCredentials(typed)))).not.toThrow()
    })
  )
  const bearer = { kind: 'bearer', token: 'sk_one' } as const
  expect(toCredentials(toCredentialValues(bearer))).toEqual(bearer)
  expect(toCredentials({ ...empty, kind: 'bearer', token: ' sk_one\n' })).toEqual(bearer)
})

test('a role goes with the session alone, if it may be chosen', () => {
  const editor = { id: 'editor', name: 'Editor' }
  const chosen = toCredentials({ ...empty, kind: 'session', role: 'editor' }, [editor])
  expect(chosen).toEqual({ kind: 'session', role: editor })
  expect(toCredentialValues(chosen).role).toBe('editor')
  expect(toCredentials({ ...empty, kind: 'session', role: 'admin' }, [editor])).toEqual({ kind: 'session' })
  const bearer = toCredentials({ ...empty, kind: 'bearer', token: 'sk_one', role: 'editor' }, [editor])
  expect(roleOf(bearer)).toBeUndefined()
  expect(toReplayed(bearer, { role: editor })).toEqual(chosen)
  expect(toReplayed(bearer, { role: null })).toEqual(bearer)
  // What was run as oneself is not run as a role by chance.
  expect(toReplayed(chosen, { role: null })).toEqual({ kind: 'session' })
})
