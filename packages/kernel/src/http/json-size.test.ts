import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureJson } from './json-size.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  const keys = Array.isArray(value) ? 0 : Object.keys(value).length
  return 1 + keys + Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 0)
}

test('the count is an upper bound for any JSON, and the depth is exact', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { values, depth } = measureJson(JSON.stringify(value))
      expect(values).toBeGreaterThanOrEqual(valuesIn(value))
      expect(values).toBeLessThanOrEqual(2 * valuesIn(value))
      expect(depth).toBe(depthOf(value))
    })
  )
})

test('brackets and commas of texts do not count', () => {
  expect(measureJson(JSON.stringify('[[{",\\":'))).toEqual({ values: 1, depth: 0 })
})

test('security bar 63: megabytes are measured in linear time', () => {
  for (const part of ['[', '"', '\\', '{},', '"\\"', ',']) {
    const text = part.repeat(5_000_000 / part.length)
    const begun = process.threadCpuUsage().user
    measureJson(text)
    // Microseconds of this thread: other work on the machine does not count.
    expect(process.threadCpuUsage().user - begun).toBeLessThan(1_000_000)
  }
})
