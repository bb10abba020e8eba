import { comparedMeasures, comparisonLimits, type ComparedMeasure, type MeasureChange } from '@sitewright/api'
import { emptyCalls, type CallCell, quantileOf } from '@sitewright/kernel/services'
import { allRoutes, type ComparedSide } from './read-side.ts'

/** Smoothing: added to both sides before they are divided, so that a change from next to nothing does not lead. */
const floors = {
  callRate: 1,
  failed: 0.5,
  p95: 5,
  cpu: 2,
  memory: 2 ** 24,
  diskFree: 2 ** 30,
  eventLoopDelay: 5,
  databaseRoundTrip: 2,
  databaseConnections: 1,
  jobsOpen: 1,
  mailsWaiting: 1,
  eventStreams: 1
} as const satisfies Record<ComparedMeasure, number>

type CallMeasure = 'callRate' | 'failed' | 'p95'
const callMeasures: readonly CallMeasure[] = ['p95', 'failed', 'callRate']

const { fewestCalls, fewestSamples, changes: mostChanges } = comparisonLimits

/** Size of a change: how many times a measure doubled or halved; 0 where one side is not known. */
export function weightOf({
  measure,
  before,
  within
}: Pick<MeasureChange, 'measure' | 'before' | 'within'>): number {
  if (before === null || within === null) return 0
  const floor = floors[measure]
  return Math.abs(Math.log2((within + floor) / (before + floor)))
}

/** All measures of both sides, the greatest change first and those with too little data last. */
export function rankChanges(before: ComparedSide, within: ComparedSide): MeasureChange[] {
  const gauges = (Object.keys(comparedMeasures) as ComparedMeasure[])
    .filter((measure) => before.gauges.has(measure) || within.gauges.has(measure))
    .map((measure) => compareGauge(measure, before, within))
  const routes = new Set([...before.calls.keys(), ...within.calls.keys()])
  const calls = [...routes].flatMap((route) => {
    const compared = callMeasures.map((measure) => compareCalls(measure, route, [before, within]))
    return route === allRoutes ? compared : compared.toSorted(byChange).slice(0, 1)
  })
  return [...gauges, ...calls].toSorted(byChange).slice(0, mostChanges)
}

function byChange(a: MeasureChange, b: MeasureChange): number {
  return Number(b.enough) - Number(a.enough) || weightOf(b) - weightOf(a)
}

function compareGauge(measure: ComparedMeasure, before: ComparedSide, within: ComparedSide): MeasureChange {
  const [old, current] = [before.gauges.get(measure), within.gauges.get(measure)]
  const samples = { before: old?.samples ?? 0, within: current?.samples ?? 0 }
  return {
    measure,
    unit: comparedMeasures[measure],
    route: null,
    before: old === undefined ? null : old.total / old.samples,
    within: current === undefined ? null : current.total / current.samples,
    samples,
    enough: Math.min(samples.before, samples.within) >= fewestSamples
  }
}

function compareCalls(
  measure: CallMeasure,
  route: string,
  sides: readonly [ComparedSide, ComparedSide]
): MeasureChange {
  const [before, within] = sides.map((side) => side.calls.get(route) ?? emptyCalls()) as [CallCell, CallCell]
  const samples = { before: before.calls, within: within.calls }
  const isMeasured = sides.every(({ minutes }) => minutes > 0)
  // A call rate of 0 is known wherever anything was measured.
  const calls =
    measure === 'callRate' ? Math.max(before.calls, within.calls) : Math.min(before.calls, within.calls)
  return {
    measure,
    unit: comparedMeasures[measure],
    route: route === allRoutes ? null : route,
    before: valueOf(measure, before, sides[0].minutes),
    within: valueOf(measure, within, sides[1].minutes),
    samples,
    enough: isMeasured && calls >= fewestCalls
  }
}

function valueOf(
  measure: CallMeasure,
  { calls, failures, buckets, most }: CallCell,
  minutes: number
): number | null {
  if (measure === 'callRate') return minutes === 0 ? null : calls / minutes
  if (calls === 0) return null
  return measure === 'failed' ? (failures / calls) * 100 : (quantileOf(buckets, 0.95, most) ?? null)
}
