/** Timings of a piece of work, in milliseconds. */
export interface Timing {
  name: string
  cold: number
  p50: number
  p95: number
  runs: number
}

/** The value below which the given share of sorted values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Runs work once cold, then several times, and keeps the times. */
export async function time(name: string, runs: number, work: () => unknown): Promise<Timing> {
  const once = async (): Promise<number> => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const cold = await once()
  for (let warmUp = 0; warmUp < 5; warmUp++) await once()
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await once())
  return { name, cold, p50: percentile(times, 0.5), p95: percentile(times, 0.95), runs }
}

/** A row of the printed table. */
export function rowOf({ name, cold, p50, p95, runs }: Timing): string {
  const ms = (value: number): string => `${value.toFixed(1).padStart(8)} ms`
  return `${name.padEnd(52)} cold ${ms(cold)}   p50 ${ms(p50)}   p95 ${ms(p95)}   n ${runs}`
}
