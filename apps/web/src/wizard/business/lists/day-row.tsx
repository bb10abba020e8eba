import {
  addBreak,
  spanOnRule,
  usualSpans,
  withDay,
  writeWeek,
  type OpeningHours,
  type TimeSpan,
  type Weekday
} from '@sitewright/site'
import { IconAlertTriangle, IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import styles from './hours.module.css'
import { listWords } from './messages.ts'
import { useDayTimes } from './use-day-times.ts'
import type { EditSite } from './use-lists.ts'

interface DayRowProps {
  day: Weekday
  week: OpeningHours['week']
  edit: EditSite
}

/** A day of the week: closed, or open from and to, with breaks. */
export function DayRow({ day, week, edit }: DayRowProps) {
  const [short, long] = listWords.days[day]
  const spans = week[day]
  const before = useRef<readonly TimeSpan[]>([])
  const write = (next: readonly TimeSpan[]): void => edit((site) => writeWeek(site, withDay(week, day, next)))
  const { timeField, problem, drop } = useDayTimes({ day, label: long, spans, write })
  const isOpen = spans.length > 0
  const broken = addBreak(spans)
  const toggle = (open: boolean): void => {
    drop()
    if (!open) before.current = spans
    write(open ? (before.current.length > 0 ? before.current : usualSpans(week, day)) : [])
  }
  return (
    <li className={isOpen ? '' : styles.shut}>
      <b aria-hidden>{short}</b>
      <label className={`switch ${styles.switch}`}>
        <input
          type="checkbox"
          role="switch"
          aria-label={listWords.dayOpen(long)}
          aria-checked={isOpen}
          checked={isOpen}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        <span aria-hidden>{isOpen ? listWords.open : listWords.closed}</span>
      </label>
      <div className={styles.spans}>
        {spans.map((_span, at) => (
          <div key={at} className={styles.span}>
            <input className="input" aria-label={listWords.opens(long)} {...timeField(at, 'opens')} />
            <em>{listWords.to}</em>
            <input className="input" aria-label={listWords.closes(long)} {...timeField(at, 'closes')} />
            {spans.length > 1 && (
              <IconButton
                label={listWords.removePart(long, at + 1)}
                onClick={({ currentTarget }) => {
                  drop()
                  currentTarget.closest('li')?.querySelector<HTMLElement>('[data-break]')?.focus()
                  write(spans.filter((_each, place) => place !== at))
                }}
              >
                <IconX className="i s" aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      <span className={styles.rule} aria-hidden>
        {spans.map((span, at) => {
          const { start, width } = spanOnRule(span)
          return <i key={at} style={{ insetInlineStart: `${start}%`, width: `${width}%` }} />
        })}
      </span>
      <IconButton
        label={listWords.addBreak(long)}
        data-break
        aria-disabled={broken === undefined}
        onClick={() => broken !== undefined && write(broken)}
      >
        <IconPlus className="i" aria-hidden />
      </IconButton>
      {problem !== undefined && (
        <p className="err" id={problem.id}>
          <IconAlertTriangle className="i s" aria-hidden />
          <span>
            {problem.message}{' '}
            {problem.accept !== undefined && (
              <button type="button" className="link" onClick={problem.accept}>
                {problem.acceptLabel}
              </button>
            )}
          </span>
        </p>
      )}
    </li>
  )
}
