import { confidenceMessages as messages } from './messages.ts'

interface GaugeProps {
  /** 0 to 100. */
  value: number
  /** A further part, 0 to 100, drawn in yellow after the value. */
  added?: number
  label: string
  big?: boolean
}

/** A meter on a ruler: a budget, a progress. */
export function Gauge({ value, added = 0, label, big = false }: GaugeProps) {
  const now = Math.round(Math.min(100, value + added))
  return (
    <div className={big ? 'gauge big' : 'gauge'}>
      <progress className="vh" aria-label={label} value={now} max={100} />
      <i style={{ width: `${Math.min(100, value)}%` }} />
      {added > 0 && (
        <i
          className="new"
          style={{ left: `${Math.min(100, value)}%`, width: `${Math.min(added, 100 - value)}%` }}
        />
      )}
    </div>
  )
}

const confidenceLabels = [
  [0.75, messages.strong],
  [0.5, messages.good],
  [0, messages.some]
] as const

/** A confidence from 0 to 1, as ten ticks and a word. */
export function Confidence({ value }: { value: number }) {
  const on = Math.round(value * 10)
  const word = confidenceLabels.find(([from]) => value >= from)?.[1] ?? messages.some
  return (
    <span className="conf">
      <span className="marks" aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => (
          <i key={index} className={index < on ? 'on' : ''} />
        ))}
      </span>
      <span>{word}</span>
    </span>
  )
}
