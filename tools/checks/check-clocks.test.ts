import { expect, it } from 'vitest'
import { check, findMeasured, readsClock } from './check-clocks.ts'

it.each([
  ['expect(performance.now() - begun).toBeLessThan(2000)', true],
  ['expect(Date.now() - started).toBeLessThan(2000)', true],
  ['createdAt: Date.now() - 8 * day', false],
  ["test('ends', { timeout: 5000 }, async () => {", false]
])('%s measures time: %s', (line, expected) => expect(readsClock(line)).toBe(expected))

it('a test that begins to measure time is found', () => {
  const path = 'packages/text/src/truncate.test.ts'
  const found = findMeasured([{ path, text: 'const begun = performance.now()' }])
  expect(found).toContain(`${path} measures time: give the test a time limit, or measure it in tools/bench`)
})

it('no test measures time but those whose subject it is', () => expect(check()).toEqual([]))
