import { expect, it, vi } from 'vitest'
import { fixture } from '../fixtures/read.ts'
import { check } from '../index.ts'
import { messages } from '../messages.ts'

vi.mock('./load-rollup.ts', () => ({ loadRollup: () => Promise.reject(new Error('offline')) }))

it('a bundler that cannot be loaded is a warning and says nothing about the project', async () => {
  const report = await check(fixture('bakery'))
  expect(report.errors).toEqual([])
  expect(report.warnings.map((issue) => issue.message)).toEqual([messages.noBundler])
  expect(report.buildTest).toMatchObject({ buildSuccess: true, engine: 'none' })
})
