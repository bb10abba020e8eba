import type { SignInFigures } from '@sitewright/api'
import { providerNames } from '@sitewright/api/provider-names'
import { startOfDay } from '../../../../lib/zoned-day.ts'
import { todayIn } from '../../../../ui/date-range.ts'
import type { ChartData, ChartSeries } from '../../../../ui/chart/chart-data.ts'
import { signInsMessages as words } from './messages.ts'

const hourMs = 3_600_000
const days = 30

/** Sign-ins by method for each of the last 30 days in a time zone, as chart data, and their sum. */
export function toSignInChart(
  { at, from, ways }: Pick<SignInFigures, 'at' | 'from' | 'ways'>,
  timeZone: string
): { data: ChartData; total: number } {
  const starts = lastDays(todayIn(timeZone, new Date(at))).map((day) => startOfDay(day, timeZone))
  const series = ways
    .map(({ way, signIns }) => ({ label: nameOf(way), values: sumByDay(signIns, { from, starts }) }))
    .filter(({ values }) => values.some((value) => value > 0))
  const total = series.reduce((sum, { values }) => sum + sumOf(values), 0)
  return { data: { times: starts.map((start) => start / 1000), step: 'day', ...toLines(series) }, total }
}

interface Line extends ChartSeries {
  values: readonly number[]
}

/** Three lines at most; of more, the two with the most, and the rest together. The table has each of them. */
function toLines(series: readonly Line[]): Pick<ChartData, 'series' | 'tableOnly'> {
  const [first = { label: '', values: [] }, second, third, ...more] = series
  if (second === undefined) return { series: [first] }
  if (third === undefined) return { series: [first, second] }
  if (more.length === 0) return { series: [first, second, third] }
  const rest = [third, ...more]
  const values = first.values.map((_value, day) => sumOf(rest.map((each) => each.values[day] ?? 0)))
  return { series: [first, second, { label: words.others, values }], tableOnly: rest }
}

/** An hour belongs to the day in which it begins: the few zones with half hours differ from it by that much. */
function sumByDay(
  signIns: readonly number[],
  { from, starts }: { from: number; starts: readonly number[] }
): number[] {
  const sums = starts.map(() => 0)
  for (const [index, count] of signIns.entries()) {
    const day = starts.findLastIndex((start) => start <= from + index * hourMs)
    if (day >= 0) sums[day] = (sums[day] ?? 0) + count
  }
  return sums
}

function lastDays(today: string): string[] {
  const last = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) =>
    new Date(last - (days - 1 - index) * 24 * hourMs).toISOString().slice(0, 10)
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0)
}

function nameOf(way: string): string {
  const names: Readonly<Record<string, string>> = { ...words.ways, ...providerNames }
  return names[way] ?? way
}
