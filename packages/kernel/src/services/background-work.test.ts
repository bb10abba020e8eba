import { expect, test } from 'vitest'
import { silentLog } from '../request/log.ts'
import { createBackgroundWork } from './background-work.ts'

test('work starts after its call returned, and can be awaited', async () => {
  const done: string[] = []
  const later = createBackgroundWork(silentLog, () => 5)
  later.start(() => Promise.resolve(void done.push('work')))
  done.push('answer')
  await later.idle()
  expect(done).toEqual(['answer', 'work'])
})

test('failing work is logged, and does not stop other work', async () => {
  const told: string[] = []
  const later = createBackgroundWork({ ...silentLog, error: (event) => void told.push(event) }, () => 0)
  later.start(() => Promise.reject(new Error('no disk')))
  later.start(() => Promise.resolve(void told.push('done')))
  await later.idle()
  expect(told.toSorted()).toEqual(['afterwards.failed', 'done'])
})
