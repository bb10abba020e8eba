import { expect, test } from 'vitest'
import { createTerminalLog } from './terminal-log.ts'

function createTestLog({ colors = false } = {}) {
  const lines: string[] = []
  const log = createTerminalLog((text) => void lines.push(text), {
    colors,
    now: () => new Date(2026, 10, 21, 9, 5, 3, 7).getTime()
  })
  return { log, lines }
}

test('an entry is one line with time, level, event and fields', () => {
  const { log, lines } = createTestLog()
  log.info('mail.sent', { mail: 'm-1', note: 'two\r\nlines', tries: 2, gone: undefined })
  log.call({ traceId: 't', method: 'GET', route: '/api/users/{id}', status: 200, ms: 3.1 })
  expect(lines).toEqual([
    '09:05:03.007 info  mail.sent mail=m-1 note="two\\r\\nlines" tries=2\n',
    '09:05:03.007 info  GET /api/users/{id} 200 3.1 ms\n'
  ])
})

test('an error stands below its entry with its stack', () => {
  const { log, lines } = createTestLog()
  log.error('task.failed', { task: 'purge', error: new Error('no disk') })
  const [first, second, third] = (lines[0] ?? '').split('\n')
  expect(first).toBe('09:05:03.007 error task.failed task=purge')
  expect(second).toBe('  Error: no disk')
  expect(third).toMatch(/^ {6}at /)
})

test('levels have colors where the terminal shows them', () => {
  const { log, lines } = createTestLog({ colors: true })
  log.warn('mail.delayed')
  expect(lines[0]).toContain('\u001B[33mwarn \u001B[0m mail.delayed')
})

test('security bar 51: secrets never reach the terminal', () => {
  const { log, lines } = createTestLog()
  log.info('event', { password: 'hunter2', header: 'Bearer abc.def' })
  log.error('event', { error: new Error('connect postgres://sitewright:hunter2@db:5432/x failed') })
  expect(lines.join('')).not.toMatch(/hunter2|abc\.def/)
})

test('what a visitor sends cannot steer the terminal', () => {
  const { log, lines } = createTestLog()
  log.info('event', { agent: '\u001B[2Jgone', csi: '\u009B2J' })
  log.error('event', { error: new Error('\u001B]0;title\u0007') })
  expect(lines.join('').replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
