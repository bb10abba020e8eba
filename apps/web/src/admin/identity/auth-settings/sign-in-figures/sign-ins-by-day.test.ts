import { expect, test } from 'vitest'
import { toSignInChart } from './sign-ins-by-day.ts'

const hour = 3_600_000
const hours = 31 * 24
const at = Date.UTC(2026, 10, 21, 12, 30)
const from = Date.UTC(2026, 10, 21, 12) - (hours - 1) * hour

/** One number an hour, with some counts at times. */
function line(counts: Readonly<Record<string, number>>): number[] {
  const values = Array.from({ length: hours }, () => 0)
  for (const [time, count] of Object.entries(counts))
    values[Math.floor((Date.parse(time) - from) / hour)] = count
  return values
}

test('sums the hours of each day of the reader, 30 days up to today', () => {
  const ways = [{ way: 'google', signIns: line({ '2026-11-20T23:00:00Z': 4, '2026-11-21T11:00:00Z': 2 }) }]
  const inUtc = toSignInChart({ at, from, ways }, 'UTC')
  expect(inUtc.data.times).toHaveLength(30)
  expect(inUtc.data.times.at(-1)).toBe(Date.UTC(2026, 10, 21) / 1000)
  expect(inUtc.data.series[0]).toMatchObject({ label: 'Google' })
  expect(inUtc.data.series[0].values.slice(-2)).toEqual([4, 2])
  const inWarsaw = toSignInChart({ at, from, ways }, 'Europe/Warsaw')
  expect(inWarsaw.data.series[0].values.slice(-2)).toEqual([0, 6])
  const inKiritimati = toSignInChart({ at, from, ways }, 'Pacific/Kiritimati')
  expect(inKiritimati.data.times.at(-1)).toBe(Date.UTC(2026, 10, 21, 10) / 1000)
  expect(inKiritimati.data.series[0].values.slice(-2)).toEqual([4, 2])
  expect([inUtc.total, inWarsaw.total, inKiritimati.total]).toEqual([6, 6, 6])
})

test('what is older than 30 days of the reader is not counted', () => {
  const ways = [{ way: 'password', signIns: line({ '2026-10-22T23:00:00Z': 5, '2026-10-23T00:00:00Z': 1 }) }]
  expect(toSignInChart({ at, from, ways }, 'UTC').total).toBe(1)
  expect(toSignInChart({ at, from, ways }, 'Europe/Warsaw').total).toBe(6)
})

test('draws three lines at most, and has every way in the table', () => {
  const ways = ['google', 'password', 'microsoft', 'passkey', 'github'].map((way, index) => ({
    way,
    signIns: line({ '2026-11-21T08:00:00Z': 50 - index * 10 })
  }))
  const { data, total } = toSignInChart({ at, from, ways }, 'UTC')
  expect(data.series.map(({ label, values }) => [label, values.at(-1)])).toEqual([
    ['Google', 50],
    ['Password', 40],
    ['Others', 60]
  ])
  expect(data.tableOnly?.map(({ label, values }) => [label, values.at(-1)])).toEqual([
    ['Microsoft', 30],
    ['Passkey', 20],
    ['GitHub', 10]
  ])
  expect(total).toBe(150)
  const few = toSignInChart({ at, from, ways: ways.slice(0, 3) }, 'UTC')
  expect(few.data.series).toHaveLength(3)
  expect(few.data.tableOnly).toBeUndefined()
})

test('counts nothing where nobody signed in', () => {
  expect(toSignInChart({ at, from, ways: [] }, 'UTC').total).toBe(0)
})
