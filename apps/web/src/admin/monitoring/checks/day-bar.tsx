import type { CheckDay } from '@sitewright/api'
import styles from './checks.module.css'
import { checkTexts as words } from './messages.ts'

const dayMs = 86_400_000
const shownDays = 60

/** The results of 60 days, a bar each; a day without results is hatched. */
export function DayBar({ days, now }: { days: readonly CheckDay[]; now: number }) {
  const byDay = new Map(days.map((day) => [day.at, day]))
  const today = Math.floor(now / dayMs) * dayMs
  const all = Array.from({ length: shownDays }, (_, index) => today - (shownDays - 1 - index) * dayMs)
  const failed = days.filter(({ down }) => down > 0).length
  return (
    <div className={styles.days} role="img" aria-label={words.barLabel(days.length, failed)}>
      {all.map((at) => {
        const day = byDay.get(at)
        return <i key={at} data-kind={kindOf(day)} title={titleOf(at, day)} />
      })}
    </div>
  )
}

function kindOf(day: CheckDay | undefined): string {
  if (day === undefined) return 'none'
  const { up, down, maintenance } = day
  if (up + down === 0) return maintenance > 0 ? 'maintenance' : 'unknown'
  if (down === 0) return 'up'
  // A tenth of a day is an outage that a person has noticed.
  return down / (up + down) >= 0.1 ? 'down' : 'partly'
}

function titleOf(at: number, day: CheckDay | undefined): string {
  const name = new Date(at).toISOString().slice(0, 10)
  if (day === undefined) return words.barNone(name)
  const { up, down, maintenance } = day
  if (up + down === 0) return maintenance > 0 ? words.barWork(name) : words.barUnknown(name)
  return words.barDay(name, up, up + down)
}
