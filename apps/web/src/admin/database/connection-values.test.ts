import { expect, test } from 'vitest'
import {
  toConnectionChanges,
  toConnectionValues,
  toFormFields,
  toNewConnection
} from './connection-values.ts'

const values = { ...toConnectionValues(undefined, 5432), name: 'billing', host: 'db.example.com' }

test('a new connection is encrypted, at the usual port, and trusts what everybody trusts', () => {
  expect(toNewConnection(values)).toMatchObject({
    type: 'postgresql',
    port: 5432,
    tls: true,
    certificate: null
  })
  expect(toNewConnection({ ...values, tls: false, certificate: 'left' }).certificate).toBeNull()
})

test('a password that is left empty is kept', () => {
  expect(toConnectionChanges(values)).not.toHaveProperty('password')
  expect(toConnectionChanges({ ...values, password: 'new' })).toMatchObject({ password: 'new' })
})

test('messages of the server stand beside their fields', () => {
  expect(toFormFields({ 'body.password': 'Again', host: 'Enter a host' })).toEqual({
    password: 'Again',
    host: 'Enter a host'
  })
})
