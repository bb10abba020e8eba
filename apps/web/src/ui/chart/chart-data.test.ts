import { expect, test } from 'vitest'
import { describeChart, formatPointTime, lastValue } from './chart-data.ts'

const start = new Date(2026, 10, 22, 5, 27).getTime() / 1000
const inMs = (value: number): string => `${value} ms`

test('a chart says its span, and of each line the last, lowest and highest value', () => {
  const data = {
    times: [start, start + 60, start + 120],
    series: [
      { label: 'p95', values: [180, 412, 184] },
      { label: 'p50', values: [null, null, null] }
    ]
  } as const
  expect(describeChart('Response time', data, inMs)).toBe(
    'Response time, 05:27 to 05:29. p95: last 184 ms, lowest 180 ms, highest 412 ms. p50: no values'
  )
})

test('a chart without points says so', () => {
  expect(describeChart('Queue', { times: [], series: [{ label: 'Depth', values: [] }] }, inMs)).toBe(
    'Queue: no values'
  )
})

test('the last value is that before a gap at the end', () => {
  expect(lastValue([1, 2, null])).toBe(2)
  expect(lastValue([null])).toBeNull()
})

test('a time has seconds only between minutes', () => {
  expect([formatPointTime(start), formatPointTime(start + 30)]).toEqual(['05:27', '05:27:30'])
})

test('a day is written as one', () => {
  expect(formatPointTime(start, 'day')).toBe('22 Nov')
  const data = { times: [start], step: 'day', series: [{ label: 'Google', values: [3] }] } as const
  expect(describeChart('Sign-ins', data, String)).toMatch(/^Sign-ins, 22 Nov to 22 Nov\. Google: last 3/)
})
