import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes rows with quotes, breaks and every script as they are', () => {
  expect(
    toCsv([
      ['Action', 'Device'],
      ['Signed in', 'A "big" one,\nOłówek']
    ])
  ).toBe('\uFEFF"Action","Device"\r\n"Signed in","A ""big"" one,\nOłówek"\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
  'a cell that begins like %j is text for every spreadsheet',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`)
  }
)
