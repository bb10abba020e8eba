import { Options } from '../../../ui/field.tsx'
import { queryMessages as words } from './messages.ts'
import styles from './query.module.css'

export interface QueryLimits {
  rows: number
  seconds: number
}

const choices = { rows: [100, 1000, 5000, 10_000], seconds: [5, 15, 60, 120] } as const

interface LimitFieldsProps {
  limits: QueryLimits
  user: string
  onChange: (limits: QueryLimits) => void
}

export function LimitFields({ limits, user, onChange }: LimitFieldsProps) {
  const select = (name: keyof QueryLimits, label: string, text: (value: number) => string) => (
    <label className={styles.limit}>
      {label}
      <select
        className="input"
        value={limits[name]}
        onChange={(event) => onChange({ ...limits, [name]: Number(event.currentTarget.value) })}
      >
        <Options options={choices[name].map((value) => [value, text(value)])} />
      </select>
    </label>
  )
  return (
    <div className={styles.limits}>
      {select('rows', words.limit, words.rows)}
      {select('seconds', words.stopAfter, words.seconds)}
      <span>
        {words.runAs} <b>{user}</b>
      </span>
    </div>
  )
}
