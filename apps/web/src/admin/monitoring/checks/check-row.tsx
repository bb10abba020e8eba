import type { ServiceCheck } from '@sitewright/api'
import { formatDateTimeInText } from '../../../lib/time.ts'
import type { Clock } from '../../../lib/time.ts'
import { Age } from '../../../ui/age/age.tsx'
import { Status } from '../../../ui/status.tsx'
import { formatMs } from '../../shared/format-value.ts'
import { CheckMenu, type CheckActions } from './check-menu.tsx'
import styles from './checks.module.css'
import { DayBar } from './day-bar.tsx'
import { checkTones, describeProbe } from './describe-check.ts'
import { checkTexts as words } from './messages.ts'

interface CheckRowProps {
  check: ServiceCheck
  depth: number
  parentName: string | undefined
  clock: Clock
  /** Undefined for who may change nothing. */
  acts: CheckActions
}

/** A service: its state and why, what its results were, and what can be done. */
export function CheckRow({ check, depth, parentName, clock, acts }: CheckRowProps) {
  const { name, probe, state, uptime, responseMs, checkedAt, intervalSeconds, days } = check
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.name} style={{ '--depth': Math.min(depth, 4) } as React.CSSProperties}>
        <strong>{name}</strong>
        <small>
          {describeProbe(probe)}
          {depth > 0 && parentName !== undefined && ` · ${words.dependsOn(parentName)}`}
        </small>
      </div>
      <div className={styles.state}>
        <Status tone={checkTones[state.status]}>
          {state.problem === 'parent' && parentName !== undefined
            ? words.hiddenBy(parentName)
            : words.statuses[state.status]}
        </Status>
        <small>{explain(check, clock)}</small>
      </div>
      <DayBar days={days} now={clock.now} />
      <Figure label={words.headings.day} value={formatShare(uptime.day)} />
      <Figure label={words.headings.all} value={formatShare(uptime.all)} />
      <Figure label={words.headings.response} value={responseMs === null ? '–' : formatMs(responseMs)} />
      <div className={styles.checked}>
        <span className="vh">{words.headings.checked} </span>
        {checkedAt === null ? (
          words.never
        ) : (
          <Age at={checkedAt} everyMs={intervalSeconds * 1000} source={words.source} />
        )}
      </div>
      <CheckMenu check={check} acts={acts} />
    </li>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <span className={styles.figureLabel}>{label} </span>
      {value}
    </div>
  )
}

/** Why it is so, else since when. */
function explain({ state, failures, failureThreshold }: ServiceCheck, clock: Clock): string {
  const since = state.since === null ? '' : words.since(formatDateTimeInText(state.since, clock))
  if (state.message === null) return state.status === 'pending' ? '' : since
  if (state.problem === 'parent') return since
  if (state.status !== 'down' && failures > 0) return words.failing(failures, failureThreshold, state.message)
  return `${state.message}, ${since}`
}

/** Never 100 where something failed. */
function formatShare(percent: number | null): string {
  if (percent === null) return '–'
  if (percent === 100) return '100 %'
  return `${Math.min(99.99, Math.floor(percent * 100) / 100).toFixed(2)} %`
}
