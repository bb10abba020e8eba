import { expect, test } from 'vitest'
import { toCheckBody, toCheckValues, toFormFields } from './check-values.ts'

test('a form sends the fields of its kind alone, and no number where none was typed', () => {
  const values = { ...toCheckValues(undefined), name: 'Shop', host: 'shop.example', port: '' }
  expect(toCheckBody({ ...values, kind: 'tcp', parentId: 'relay' })).toEqual({
    name: 'Shop',
    probe: { kind: 'tcp', host: 'shop.example', port: -1 },
    intervalSeconds: 60,
    timeoutSeconds: 10,
    failureThreshold: 2,
    parentId: 'relay'
  })
  expect(toCheckBody({ ...values, kind: 'smtp' })).toMatchObject({ probe: { kind: 'smtp' }, parentId: null })
})

test('what is wrong with a probe stands beside its field', () => {
  expect(toFormFields({ 'probe.url': 'No', name: 'None' })).toEqual({ url: 'No', name: 'None' })
})
