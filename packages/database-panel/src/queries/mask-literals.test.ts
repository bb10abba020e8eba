import { expect, test } from 'vitest'
import { maskSecretsOf } from '../connections/mask-secrets-of.ts'
import { maskLiterals, maskStatement } from './mask-literals.ts'

test('what stands in quotes is left out, however it is quoted', () => {
  expect(
    maskLiterals("select 'it''s', E'a\\'b', $x$ 'c' $x$, $$d$$ from \"t\" where a = $1", 'postgresql')
  ).toBe("select '…', '…', '…', '…' from \"t\" where a = $1")
})

test('what is quoted without an end is left out to the end', () => {
  expect(maskLiterals("select 'secret", 'postgresql')).toBe("select '…'")
  expect(maskLiterals('select $$secret', 'postgresql')).toBe("select '…'")
})

test('a quote in a comment begins no text, and a comment is no place for one', () => {
  expect(maskLiterals("-- it's\nselect 'secret' /* 'a', \"b\" */", 'postgresql')).toBe(
    "-- it'…'\nselect '…' /* '…', '…' */"
  )
  expect(maskLiterals("/* /* it's */ */ select 'secret'", 'postgresql')).toBe("/* /* it'…' select '…'")
  expect(maskLiterals("# it's\nselect 'secret', \"secret\" -- it's", 'mysql')).toBe(
    "# it'…'\nselect '…', '…' -- it'…'"
  )
  expect(maskLiterals('select 1 # \'{a}\', "b"', 'postgresql')).toBe('select 1 # \'…\', "b"')
  expect(maskLiterals("select 5--'secret'", 'mysql')).toBe("select 5--'…'")
  expect(maskLiterals("select '\\', 'secret'", 'sqlite')).toBe("select '…', '…'")
})

test('what MySQL and JSON quote is left out, names of members are not', () => {
  expect(maskLiterals("select 'a\\'b', \"c\", `d` from e where f = 'g", 'mysql')).toBe(
    "select '…', '…', `d` from e where f = '…'"
  )
  expect(maskLiterals('{ "GetItem": { "Key": { "id": { "S": "a\\"b" } }, "c": "d', 'dynamodb')).toBe(
    '{ "GetItem": { "Key": { "id": { "S": "…" } }, "c": "…"'
  )
})

test('security bar 51: what the audit log keeps of a statement has no secret in its comments', () => {
  expect(maskStatement("select 'a' -- password: hunter-2", 'postgresql')).toBe("select '…' -- password: …")
  expect(maskStatement('select 1 # pwd=hunter-2', 'mysql')).toBe('select 1 # pwd=…')
})

test('security bar 51: a backslash in a password of MySQL hides nothing of what follows', () => {
  for (const text of [
    "select * from t where password = 'a\\'hunter-2' and name = 'Bob'",
    'select * from t where password = "a\\"hunter-2" and name = \'Bob\'',
    "select 'a\\\\', 'Bob' from t where password = 'hunter-2'"
  ])
    expect(maskStatement(text, 'mysql')).not.toMatch(/hunter|Bob/)
  expect(maskStatement('{"password": "a\\"hunter-2", "name": "Bob"}', 'dynamodb')).not.toMatch(/hunter|Bob/)
  expect(maskSecretsOf("select 1 where password = 'a\\'hunter-2' and name = 'Bob'", 'mysql')).toBe(
    "select 1 where password = '…' and name = 'Bob'"
  )
})
