import '../styles/data.css'
import type { ReactNode } from 'react'
import { statusNames } from '../status-names.ts'
import { NamedStatus } from '../named-status.tsx'
import { defaultMarks, headroomOf, healthOf, storageLimit, type HealthMarks } from './health.ts'
import styles from './meter.module.css'

interface MeterProps {
  label: string
  /** Used, in percent; null where it could not be measured. */
  usage: number | null
  /** @default 90 and 70 */
  marks?: HealthMarks
  /** Below the bar: `2.1 of 8 GB`. */
  note?: ReactNode
}

/** The usage of a host on a bar on which both marks of its health rule are drawn. */
export function Meter({ label, usage, marks = defaultMarks, note }: MeterProps) {
  const health = usage === null ? 'no-data' : healthOf(headroomOf(usage), marks)
  const { word } = statusNames[health]
  const [warningAt, dangerAt] = [100 - marks.healthy, 100 - marks.warning]
  return (
    <div className={`dense ${styles.meter}`}>
      <span className={styles.label}>{label}</span>
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(usage ?? 0)}
        aria-valuetext={usage === null ? word : `${Math.round(usage)} %, ${word}`}
        style={{
          backgroundImage: `linear-gradient(to right, var(--zone-good) 0 ${warningAt}%, var(--zone-warning) ${warningAt}% ${dangerAt}%, var(--zone-danger) ${dangerAt}%)`
        }}
      >
        {usage !== null && <i style={{ width: `${Math.min(100, usage)}%` }} />}
        <b style={{ left: `${warningAt}%` }} />
        <b style={{ left: `${dangerAt}%` }} />
      </div>
      <span className={styles.value}>{usage === null ? '–' : `${Math.round(usage)} %`}</span>
      <div className={styles.note}>
        <NamedStatus name={health} />
        {note !== undefined && <span>{note}</span>}
      </div>
    </div>
  )
}

interface StorageBarProps {
  label: string
  used: number
  limit: number
  /** `41.2 of 50 GB` */
  text: string
}

/** Usage of a storage quota. Above 80 percent the bar is red, and the percentage stands beside it. */
export function StorageBar({ label, used, limit, text }: StorageBarProps) {
  const percent = limit <= 0 ? 100 : (used / limit) * 100
  const isHigh = percent > storageLimit
  return (
    <div className={`dense ${styles.storage}`} data-high={isHigh}>
      <div
        className={styles.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.round(percent))}
        aria-valuetext={text}
      >
        <i style={{ width: `${Math.min(100, percent)}%` }} />
      </div>
      <span className="num">
        {text}
        {isHigh && <b>{` ${Math.floor(percent)} %`}</b>}
      </span>
    </div>
  )
}
