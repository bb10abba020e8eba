import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readChangedFacts } from './audit-facts.ts'

test('values before and after are read by name, those of records under their own names', () => {
  const details = {
    role: { before: 'user', after: 'editor' },
    names: { before: { firstName: 'Bo' }, after: { firstName: 'Ada' } },
    job: '7'
  }
  expect(readChangedFacts(JSON.stringify(details))).toEqual({
    before: { role: 'user', firstName: 'Bo' },
    after: { role: 'editor', firstName: 'Ada' }
  })
})

test('an entry without both keeps neither', () => {
  for (const details of ['{}', '{"ended":3}', '{"method":"totp","before":"a session"}'])
    expect(readChangedFacts(details)).toEqual({ before: null, after: null })
})

test('whatever an entry keeps, its facts are values that one line can say', () => {
  const isFact = (value: unknown): boolean =>
    Array.isArray(value) ? value.every((each) => typeof each === 'string') : Object(value) !== value
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (details) => {
      const { before, after } = readChangedFacts(JSON.stringify(details))
      for (const value of [...Object.values(before ?? {}), ...Object.values(after ?? {})])
        expect(isFact(value)).toBe(true)
    })
  )
})
