import type { DatabaseQueryLine } from '@sitewright/api'
import { expect, test } from 'vitest'
import { moveFailure } from './move-failure.ts'
import { begunRun, failRun, takeLine } from './query-run.ts'
import { readLines } from './read-lines.ts'

const columns = [{ name: 'id', type: 'bigint' }]
const lines: readonly DatabaseQueryLine[] = [
  { kind: 'start', id: 'one' },
  { kind: 'columns', columns },
  { kind: 'rows', rows: [['1'], [null]] },
  { kind: 'rows', rows: [['ü']] }
]
const end = { kind: 'end', rows: 3, truncated: null, milliseconds: 2 } as const

test('a run grows line by line, and its end is its end', () => {
  const running = lines.reduce(takeLine, begunRun)
  expect(running).toMatchObject({ kind: 'running', id: 'one', columns, rows: [['1'], [null], ['ü']] })
  const done = takeLine(running, end)
  expect(done).toMatchObject({ kind: 'done', end, rows: [['1'], [null], ['ü']] })
  expect(failRun(done, { code: 'network', message: '', engine: null })).toBe(done)
  const failed = takeLine(running, {
    kind: 'error',
    code: 'query.timeout',
    message: 'Too long',
    engine: null
  })
  expect(failed).toMatchObject({ kind: 'failed', failure: { code: 'query.timeout' }, columns })
})

test('lines are read however they are cut, in the middle of a letter too', async () => {
  const bytes = new TextEncoder().encode([...lines, end].map((line) => `${JSON.stringify(line)}\n`).join(''))
  for (const size of [1, 7, 1000]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size))
        controller.close()
      }
    })
    const read: DatabaseQueryLine[] = []
    for await (const line of readLines<DatabaseQueryLine>(body)) read.push(line)
    expect(read).toEqual([...lines, end])
  }
})

test('the place of a failure is moved to where it is in the statement itself', () => {
  const engine = {
    message: 'no such column',
    place: { offset: 29, line: 1, column: 30 },
    hint: null,
    code: null
  }
  const failure = { code: 'query.failed', message: '', engine }
  expect(moveFailure(failure, 'select\n  mistake', 20).engine?.place).toEqual({
    offset: 9,
    line: 2,
    column: 3
  })
  expect(moveFailure(failure, 'select', 30).engine?.place).toBeNull()
})
