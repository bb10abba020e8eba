/** A measured figure with its bar (threshold). `rounds` holds the same figure of each round, which tells its spread. */
export interface Measured {
  figure: number
  rounds: readonly number[]
  bar: number
  unit: string
}

/**
 * The bar of a figure, in words. Where the rounds lie farther apart than the figure from its bar, the run does not say
 * on which side it is, so the spread is shown with it.
 */
export function besideBar({ figure, rounds, bar, unit }: Measured): string {
  const [lowest, highest] = [Math.min(...rounds), Math.max(...rounds)]
  const stated = `bar: ${shown(bar)} ${unit}`
  if (highest - lowest <= Math.abs(figure - bar)) return stated
  return `${stated}; too close to tell, rounds from ${shown(lowest)} to ${shown(highest)} ${unit}`
}

/** The times of a run in rounds of the same length, which of them a figure is made. */
export function inRounds(
  times: readonly number[],
  count: number,
  figure: (round: readonly number[]) => number
): number[] {
  const length = Math.floor(times.length / count)
  return Array.from({ length: count }, (_, at) => figure(times.slice(at * length, (at + 1) * length)))
}

function shown(value: number): string {
  return String(Math.round(value * 100) / 100)
}
