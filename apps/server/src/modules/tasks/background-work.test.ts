import { expect, test } from 'vitest'
import { silentLog } from '../../http/log.ts'
import { createBackgroundWork } from './background-work.ts'

test('work begins after its call went on, and is waited for', async () => {
  const done: string[] = []
  const later = createBackgroundWork(silentLog, () => 5)
  later.start(() => Promise.resolve(void done.push('work')))
  done.push('answer')
  await later.idle()
  expect(done).toEqual(['answer', 'work'])
})

test('work that fails is told in the log, and keeps nothing else from being done', async () => {
  const told: string[] = []
  const later = createBackgroundWork({ ...silentLog, error: (event) => void told.push(event) }, () => 0)
  later.start(() => Promise.reject(new Error('no disk')))
  later.start(() => Promise.resolve(void told.push('done')))
  await later.idle()
  expect(told.toSorted()).toEqual(['afterwards.failed', 'done'])
})
