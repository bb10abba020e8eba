import type { HealthPart, MetricStatus } from '@sitewright/api'
import { monitoringMessages as words } from './messages.ts'
import type { Reading, Readings } from './readings.ts'

export interface ScoredHealth {
  /** 0 to 100; null without measurements. */
  score: number | null
  parts: HealthPart[]
}

/** Points of a piecewise linear function from a value to its score, 100 down to 0. */
type Curve = readonly (readonly [value: number, score: number])[]

/** The limits of the metrics are where 90 and 70 are reached (spec 2 §4). */
const curves = {
  errors: [
    [0, 100],
    [1, 90],
    [3, 70],
    [10, 0]
  ],
  latency: [
    [50, 100],
    [300, 90],
    [900, 70],
    [5000, 0]
  ],
  usage: [
    [50, 100],
    [70, 90],
    [90, 70],
    [100, 0]
  ],
  roundTrip: [
    [5, 100],
    [50, 90],
    [500, 70],
    [5000, 0]
  ],
  waiting: [
    [10, 100],
    [100, 90],
    [1000, 70],
    [10_000, 0]
  ]
} as const satisfies Record<string, Curve>

const weights = { errors: 40, latency: 25, host: 20, work: 15 } as const

/** Scores the health of the installation; parts without a measurement are left out of the weighted mean. */
export function scoreHealth(readings: Readings): ScoredHealth {
  const { cpu, memory, disk, latency, errors, database, jobs, mails } = readings
  const parts: HealthPart[] = [
    toPart('errors', [[words.failed, errors, curves.errors]]),
    toPart('latency', [[words.slow, latency, curves.latency]]),
    toPart('host', [
      [words.usage('processor'), cpu, curves.usage],
      [words.usage('memory'), memory, curves.usage],
      [words.usage('disk'), disk, curves.usage]
    ]),
    toPart('work', [
      [words.databaseAnswers, database, curves.roundTrip],
      [words.openJobs, jobs, curves.waiting],
      [words.waitingMails, mails, curves.waiting]
    ])
  ]
  let [sum, weight] = [0, 0]
  for (const part of parts)
    if (part.score !== null) {
      sum += part.score * part.weight
      weight += part.weight
    }
  return { score: weight === 0 ? null : Math.round(sum / weight), parts }
}

/** Status of a health score: healthy from 90, a warning from 70, critical below that (spec 2 §4). */
export function statusOfScore(score: number | null): MetricStatus {
  if (score === null) return 'no-data'
  if (score >= 90) return 'healthy'
  return score >= 70 ? 'warning' : 'critical'
}

type Cause = readonly [describe: (value: number) => string, reading: Reading | null, curve: Curve]

/** A part has the score of its worst cause, which is its reason. */
function toPart(id: keyof typeof weights, causes: readonly Cause[]): HealthPart {
  const part = { id, name: words.parts[id], weight: weights[id] }
  const scored = causes.flatMap(([describe, reading, curve]) =>
    reading === null ? [] : [{ score: scoreOf(reading.value, curve), reason: describe(reading.value) }]
  )
  const [worst] = scored.toSorted((a, b) => a.score - b.score)
  if (worst === undefined) return { ...part, score: null, reason: words.notMeasured }
  return { ...part, score: Math.round(worst.score), reason: worst.reason }
}

function scoreOf(value: number, curve: Curve): number {
  let [fromValue, fromScore] = curve[0] ?? [0, 100]
  if (value <= fromValue) return fromScore
  for (const [toValue, toScore] of curve) {
    if (value <= toValue)
      return fromScore + ((toScore - fromScore) * (value - fromValue)) / (toValue - fromValue)
    ;[fromValue, fromScore] = [toValue, toScore]
  }
  return fromScore
}
