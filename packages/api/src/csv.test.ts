import { expect, it } from 'vitest'
import { csvSeparators, toCsv, toCsvRows, type CsvSeparator } from './csv.ts'

it('writes rows with quotes, breaks and every script as they are', () => {
  expect(
    toCsv([
      ['Action', 'Device'],
      ['Signed in', 'A "big" one,\nOłówek']
    ])
  ).toBe('\uFEFF"Action","Device"\r\n"Signed in","A ""big"" one,\nOłówek"\r\n')
})

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '=HYPERLINK("http://x","y")'
])('security bar 49: a cell that begins like %j is text for every spreadsheet', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`)
})

it('no value is an empty cell without quotes, and an empty text has them', () => {
  expect(toCsvRows([[null, '', 'a', null]])).toBe(',"","a",\r\n')
})

it('a number keeps its sign, as far as it is one', () => {
  expect(toCsvRows([[-1, { digits: '-0.50' }, { digits: '-1e3' }, { digits: '-1+2' }, '-1']])).toBe(
    `"-1","-0.50","-1e3","'-1+2","'-1"\r\n`
  )
})

it.each(Object.entries(csvSeparators))(
  'security bar 49: separated by %s, no cell begins a formula or another cell',
  (name, sign) => {
    const row = toCsvRows([[`a${sign}=1+1`, '=1+1', `${sign}=1`]], name as CsvSeparator)
    const third = sign === '\t' ? `'${sign}=1` : `${sign}=1`
    expect(row).toBe(`"a${sign}=1+1"${sign}"'=1+1"${sign}"${third}"\r\n`)
  }
)
