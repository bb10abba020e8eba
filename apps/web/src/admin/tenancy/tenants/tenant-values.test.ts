import { expect, test } from 'vitest'
import { checkTenantValues, toNewTenant, toTenantValues } from './tenant-values.ts'

test('a new tenant has neither a domain nor an admin unless they are entered', () => {
  const values = { ...toTenantValues(undefined), name: 'Bakery', subdomain: 'bakery' }
  expect(toNewTenant(values)).toEqual({
    name: 'Bakery',
    subdomain: 'bakery',
    domain: null,
    plan: 'starter',
    period: 'monthly',
    status: 'pending'
  })
  expect(toNewTenant({ ...values, admin: ' a@example.com ' })).toMatchObject({ admin: 'a@example.com' })
})

test('names are required, and limits are whole numbers', () => {
  const values = { ...toTenantValues(undefined), users: '1.5', storage: '', requests: '100' }
  expect(Object.keys(checkTenantValues(values))).toEqual(['name', 'subdomain', 'users'])
})
