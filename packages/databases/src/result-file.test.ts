import { expect, test } from 'vitest'
import { createCsvRows, createJsonRows } from './result-file.ts'

const write = (type: string, cells: (string | null)[]): string[] => {
  const toRow = createJsonRows([{ name: 'a', type }])
  return cells.map((cell) => toRow([cell]).slice(5, -1))
}

test('JSON has booleans and numbers where the type says so, in the spelling of every engine', () => {
  expect(write('boolean', ['t', 'f', null])).toEqual(['true', 'false', 'null'])
  expect(write('bool', ['true', 'false'])).toEqual(['true', 'false'])
  expect(write('BOOLEAN', ['1', '0', 'maybe'])).toEqual(['true', 'false', '"maybe"'])
  expect(write('text', ['t', '1', ''])).toEqual(['"t"', '"1"', '""'])
  expect(write('integer', ['1', '-2', null])).toEqual(['1', '-2', 'null'])
  expect(write('numeric(12,2)', ['1500.00', '-0.50', '0.00'])).toEqual(['1500.00', '-0.50', '0.00'])
  expect(write('double precision', ['1e+20', '0.1', 'NaN', 'Infinity'])).toEqual([
    '1e+20',
    '0.1',
    '"NaN"',
    '"Infinity"'
  ])
})

test('a number whose value JavaScript would change stays text', () => {
  expect(write('bigint', ['9007199254740993', '9007199254740992'])).toEqual([
    '"9007199254740993"',
    '9007199254740992'
  ])
  expect(write('numeric', ['12345678901234567890.12'])).toEqual(['"12345678901234567890.12"'])
})

test('a CSV tells NULL from an empty text', () => {
  const toRow = createCsvRows([
    { name: 'a', type: 'text' },
    { name: 'b', type: 'integer' }
  ])
  expect([toRow([null, '-1']), toRow(['', null])]).toEqual([
    [null, { digits: '-1' }],
    ['', null]
  ])
})
