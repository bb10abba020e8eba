import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferedLogWriter } from './buffered-log-writer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createTestWriter() {
  const writes: string[] = []
  return { writes, write: bufferedLogWriter((lines) => void writes.push(lines)) }
}

test('lines of ten milliseconds are written at once and in order', () => {
  const { writes, write } = createTestWriter()
  write('one\n')
  vi.advanceTimersByTime(9)
  write('two\n')
  expect(writes).toEqual([])
  vi.advanceTimersByTime(1)
  write('three\n')
  vi.advanceTimersByTime(10)
  expect(writes).toEqual(['one\ntwo\n', 'three\n'])
})

test('many lines do not wait, and none is written twice', () => {
  const { writes, write } = createTestWriter()
  write('a'.repeat(64 * 1024))
  expect(writes.map((lines) => lines.length)).toEqual([64 * 1024])
  vi.advanceTimersByTime(10)
  expect(writes).toHaveLength(1)
})

test('what waits is written before the process exits', () => {
  const before = process.listeners('exit')
  const { writes, write } = createTestWriter()
  const added = process.listeners('exit').filter((listener) => !before.includes(listener))
  write('last\n')
  for (const listener of added) listener(0)
  expect(writes).toEqual(['last\n'])
})
