import { expect, test } from 'vitest'
import { countCut, toResultCsv, toResultJson } from './export-result.ts'

const table = {
  columns: [
    { name: 'id', type: 'bigint' },
    { name: 'name', type: 'text' },
    { name: 'name', type: 'text' }
  ],
  rows: [
    ['1', '=1+1', null],
    ['12345678901234567890', '', { cut: 'long', length: 70_000 }]
  ]
}

test('a result is saved as CSV that a spreadsheet does not run, and that tells NULL from an empty text', () => {
  expect(toResultCsv(table)).toBe(
    '\uFEFF"id","name","name"\r\n"1","\'=1+1",\r\n"12345678901234567890","","long"\r\n'
  )
})

test('a result is saved as JSON with no digit and no column lost', () => {
  expect(JSON.parse(toResultJson(table))).toEqual([
    { id: 1, name: '=1+1', name_2: null },
    { id: '12345678901234567890', name: '', name_2: 'long' }
  ])
  expect(countCut(table.rows)).toBe(1)
})
