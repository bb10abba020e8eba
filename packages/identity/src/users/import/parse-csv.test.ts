import { expect, test } from 'vitest'
import { findSeparator, parseCsv, takeSeparatorLine } from './parse-csv.ts'

async function rowsOf(text: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const batch of parseCsv(text, ',')) rows.push(...batch.map(({ cells }) => cells))
  return rows
}

test('a file has the same rows whatever its lines end with, wherever it is divided', async () => {
  // Every length modulo the size of a piece: an end of a line falls onto each place of the border.
  const lines = Array.from({ length: 9000 }, (_, index) => `${'a'.repeat(index % 7)}b,"c\nd",${index}`)
  const expected = await rowsOf(lines.join('\n'))
  expect(expected).toHaveLength(9000)
  for (const end of ['\r\n', '\r'])
    expect(await rowsOf(lines.join('\n').replaceAll('\n', end))).toEqual(expected)
  expect(findSeparator('a;b;c\rd;e;f\rg;h;i\r')).toBe(';')
})

test('a first line that names the separator is that, and no row', () => {
  for (const line of ['sep=;\r\n', 'SEP=;\n', '"sep=;"\r', 'sep=;;;;\n'])
    expect(takeSeparatorLine(`${line}a;b,c\n`)).toEqual({ text: 'a;b,c\n', declared: ';' })
  expect(takeSeparatorLine('sep=\t\na')).toEqual({ text: 'a', declared: '\t' })
  for (const text of ['sep,a\n', 'a\nsep=;\n', 'sep=|\n', 'sep=;name\n'])
    expect(takeSeparatorLine(text)).toEqual({ text, declared: undefined })
})

test.each(['\r', '\r\n', '\n\r', '"', ',', 'a\r', '=', '"\r'])(
  'security bar 59: a megabyte of %j keeps the event loop for less than 200 ms at a time',
  async (part) => {
    const text = part.repeat(1_000_000 / part.length)
    let longest = 0
    let begun = process.threadCpuUsage()
    const looking = setInterval(() => {
      const { user, system } = process.threadCpuUsage(begun)
      longest = Math.max(longest, user + system)
      begun = process.threadCpuUsage()
    }, 0)
    await rowsOf(text).catch(() => undefined)
    clearInterval(looking)
    // Microseconds of this thread: other work on the machine does not count.
    expect(longest).toBeLessThan(200_000)
  }
)
