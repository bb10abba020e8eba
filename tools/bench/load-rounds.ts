import { load, summary, type Load, type LoadOptions } from './load.ts'

/** The figures of several rounds of one load, without those of processors. */
export type LoadSummary = Omit<Load, 'callerShare' | 'cpuMs'>

/**
 * Runs several loads in turn, round after round, so that whatever else the machine does meets them all alike
 * (interleaved measurement). The first round warms up and does not count.
 */
export async function runInterleaved<Name extends string>(
  rounds: number,
  loads: Readonly<Record<Name, LoadOptions>>
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(loads) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Load[]>
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await load(loads[name])
      if (round > 0) results[name].push(result)
    }
  }
  return results
}

/** Merges the rounds of a load into one figure: percentiles over all calls, calls per second over all time. */
export function mergeRounds(rounds: readonly LoadSummary[]): LoadSummary {
  const times = rounds.flatMap((each) => each.times)
  const seconds = rounds.reduce((sum, { calls, perSecond }) => sum + calls / perSecond, 0)
  return summary(times, seconds * 1000)
}

/** Throughput of each round as a share of another load's in the same round, 1 being equal. */
export function throughputShares(rounds: readonly LoadSummary[], others: readonly LoadSummary[]): number[] {
  return rounds.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? 1))
}
