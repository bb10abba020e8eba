import { describe, expect, test } from 'vitest'
import { formatStatement } from './format-statement.ts'
import { maskSecrets } from './mask-secrets.ts'
import { findPlaceholders } from './placeholders.ts'
import { tokenizeSql } from './tokens.ts'

const hard = [
  "select 'it''s -- no comment', E'\\'', $x$ select ? $x$ from \"a ? b\" -- where\nwhere a = $1",
  'select /* from */ a->>0, b::text, -1 from t where x between 1 and 2 and (y or z)',
  "select 'without end",
  '/* nothing else',
  ''
]

test('the pieces of a statement are the whole text', () => {
  for (const text of hard)
    expect(
      tokenizeSql(text)
        .map((token) => token.text)
        .join('')
    ).toBe(text)
})

test('placeholders are found outside of quotes and comments', () => {
  expect(findPlaceholders("select $2, '$3' -- $4\n from t")).toEqual(['$1', '$2'])
  expect(findPlaceholders("select ?, '?' from t where a = ?")).toEqual(['? 1', '? 2'])
  expect(findPlaceholders("select doc ? 'key' from t where a = $1")).toEqual(['$1'])
  expect(findPlaceholders('select $999999999')).toHaveLength(100)
})

describe('a statement is laid out', () => {
  test('with a line for each clause and capitals for keywords', () => {
    expect(formatStatement("select  a,b from t  left join u using (id) where a = 'from' order by b")).toBe(
      "SELECT a, b\nFROM t\nLEFT JOIN u USING (id)\nWHERE a = 'from'\nORDER BY b"
    )
  })

  test('with a line for each item where they do not fit on one', () => {
    const names = ['customer_identifier', 'invoice_number', 'amount_in_cents', 'date_of_payment', 'dunning']
    expect(formatStatement(`select ${names.join(', ')} from invoices`)).toBe(
      `SELECT\n${names.map((name) => `  ${name}`).join(',\n')}\nFROM invoices`
    )
    const condition =
      'a_long_name_of_a_column between 1 and 2 and another_long_name = 3 or yet_another_one = 4'
    expect(formatStatement(`select 1 from t where ${condition}`)).toBe(
      'SELECT 1\nFROM t\nWHERE\n  a_long_name_of_a_column BETWEEN 1 AND 2\n  AND another_long_name = 3\n  OR yet_another_one = 4'
    )
  })

  test('with queries in parentheses further in', () => {
    expect(formatStatement('select * from (select 1 from t) x')).toBe(
      'SELECT *\nFROM (\n  SELECT 1\n  FROM t\n) x'
    )
  })

  test('so that a second time changes nothing, and only spaces and keywords change', () => {
    const toCompare = (text: string) =>
      tokenizeSql(text)
        .filter(({ kind }) => kind !== 'space')
        .map((token) => token.text.toLowerCase())
    for (const text of hard) {
      const once = formatStatement(text)
      expect(toCompare(once)).toEqual(toCompare(text))
      expect(formatStatement(once)).toBe(once)
    }
  })
})

test('values that are compared with secrets are left out', () => {
  const isSecret = (name: string): boolean => name === 'password' || name === 'token'
  expect(
    maskSecrets(
      `select 'kept' from t where u."token" in ('a', 'b') and name = 'kept' or password = 'c'`,
      isSecret
    )
  ).toBe(`select 'kept' from t where u."token" in ('…', '…') and name = 'kept' or password = '…'`)
  expect(maskSecrets('select password, "name" from t where password = "a"', isSecret)).toBe(
    'select password, "name" from t where password = \'…\''
  )
  expect(maskSecrets('{"token": "a", "name": "b"}', isSecret)).toBe('{"token": \'…\', "name": "b"}')
})
