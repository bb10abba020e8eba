import { besideBar, inRounds } from './bar.ts'

/** Timings of a piece of work, in milliseconds. */
export interface Timing {
  name: string
  cold: number
  p50: number
  p95: number
  runs: number
  /** Processor time of the quickest run: what the work costs where other work shares the machine. */
  cpu?: number
  /** What the figure is held against, in words. */
  note?: string
}

/** Which figure of a piece of work has a bar, and the bar in milliseconds. */
export interface TimeBar {
  share: 0.5 | 0.95
  ms: number
}

/** The value below which the given share of sorted values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Runs work once cold, then several times, and keeps the times. */
export async function time(name: string, runs: number, work: () => unknown, bar?: TimeBar): Promise<Timing> {
  const once = async (): Promise<number> => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const cold = await once()
  for (let warmUp = 0; warmUp < 5; warmUp++) await once()
  const times: number[] = []
  let cpu = Infinity
  for (let run = 0; run < runs; run++) {
    const begun = process.cpuUsage()
    times.push(await once())
    const { user, system } = process.cpuUsage(begun)
    cpu = Math.min(cpu, (user + system) / 1000)
  }
  return { ...toTiming(name, cold, times, bar), cpu }
}

/** The timing of several runs, with its bar where it has one. */
export function toTiming(name: string, cold: number, times: readonly number[], bar?: TimeBar): Timing {
  const timing = { name, cold, p50: percentile(times, 0.5), p95: percentile(times, 0.95), runs: times.length }
  if (bar === undefined) return timing
  const figure = (round: readonly number[]): number => percentile(round, bar.share)
  const rounds = inRounds(times, 5, figure)
  return { ...timing, note: besideBar({ figure: figure(times), rounds, bar: bar.ms, unit: 'ms' }) }
}

/** A row of the printed table. */
export function formatTiming({ name, cold, p50, p95, runs, cpu, note = '' }: Timing): string {
  const ms = (value: number): string => `${value.toFixed(1).padStart(8)} ms`
  const processor = cpu === undefined ? '' : `least CPU ${ms(cpu)}   `
  return `${name.padEnd(52)} cold ${ms(cold)}   p50 ${ms(p50)}   p95 ${ms(p95)}   n ${runs}   ${processor}${note}`.trimEnd()
}
