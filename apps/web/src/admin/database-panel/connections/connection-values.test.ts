import { expect, test } from 'vitest'
import { findMissing } from '../find-missing.ts'
import {
  toConnectionChanges,
  toConnectionValues,
  toFormFields,
  toNewConnection,
  toPortOf,
  toTrial
} from './connection-values.ts'

const values = { ...toConnectionValues(undefined), name: 'billing', host: 'db.example.com' }

test('a new connection is encrypted, at the usual port, and trusts what everybody trusts', () => {
  expect(toNewConnection(values)).toMatchObject({
    type: 'postgresql',
    port: 5432,
    tls: true,
    certificate: null
  })
  expect(toNewConnection({ ...values, tls: false, certificate: 'left' }).certificate).toBeNull()
})

test('another kind has its usual port, unless another one was entered', () => {
  expect(toPortOf('mysql', values)).toBe('3306')
  expect(toPortOf('mysql', { ...values, port: '5433' })).toBe('5433')
})

test('a region or an account has its endpoint, unless another one was entered', () => {
  const keyed = { ...values, type: 'dynamodb', database: 'eu-central-1' } as const
  expect(toNewConnection({ ...keyed, host: '' }).host).toBe('dynamodb.eu-central-1.amazonaws.com')
  expect(toNewConnection({ ...keyed, host: '', database: 'cn-north-1' }).host).toMatch(/amazonaws\.com\.cn$/)
  const account = { ...values, type: 'cosmosdb', host: '', user: 'billing-eu' } as const
  expect(toNewConnection(account).host).toBe('billing-eu.documents.azure.com')
  const project = { ...values, type: 'firestore', host: '', database: 'billing-eu' } as const
  expect(toNewConnection(project).host).toBe('firestore.googleapis.com')
  expect(toNewConnection(keyed).host).toBe('db.example.com')
})

test('what is missing is named by the terms of the kind', () => {
  const keyed = { ...values, type: 'dynamodb', host: '' } as const
  expect(Object.keys(findMissing(keyed, true))).toEqual(['database', 'user', 'password'])
  expect(findMissing(keyed, false)).toEqual({ database: 'Fill in: Region', user: 'Fill in: Access key ID' })
  expect(findMissing(values, false)).toEqual({})
})

test('a budget is a whole number, of a kind that charges for reading', () => {
  const keyed = {
    ...values,
    type: 'dynamodb',
    database: 'eu-central-1',
    user: 'key',
    dailyBudget: '500'
  } as const
  expect(toNewConnection(keyed).dailyBudget).toBe(500)
  expect(toNewConnection({ ...keyed, dailyBudget: ' ' }).dailyBudget).toBeNull()
  expect(toNewConnection({ ...keyed, type: 'mysql' }).dailyBudget).toBeNull()
  expect(findMissing(keyed, false)).toEqual({})
  for (const dailyBudget of ['half', '-1', '0', '1.5', '1e9'])
    expect(Object.keys(findMissing({ ...keyed, dailyBudget }, false))).toEqual(['dailyBudget'])
})

test('what is tried is where the database is, and no more', () => {
  expect(Object.keys(toTrial(values)).toSorted()).toEqual(
    ['certificate', 'database', 'host', 'password', 'port', 'tls', 'type', 'user'].toSorted()
  )
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
