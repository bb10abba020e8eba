import { expect, it, vi } from 'vitest'
import { fixture } from '../fixtures/read.ts'
import { check, reportText } from '../index.ts'
import { messages } from '../messages.ts'

vi.mock('./load-rollup.ts', () => ({ loadRollup: () => Promise.reject(new Error('offline')) }))

it('a bundler that cannot be loaded says nothing about the project, and nothing is called built (B8)', async () => {
  const report = await check(fixture('bakery'))
  expect([...report.errors, ...report.warnings]).toEqual([])
  expect(report.buildTest).toMatchObject({ buildSuccess: false, engine: 'none', reason: messages.noBundler })
  expect(report.checks.find(({ id }) => id === 'bundle')).toMatchObject({
    state: 'unchecked',
    why: messages.noBundler
  })
  expect(report).toMatchObject({ isValid: true, finalStatus: 'NEEDS_ATTENTION' })
  expect(reportText(report)).not.toMatch(/passed|bundled,/)
})
