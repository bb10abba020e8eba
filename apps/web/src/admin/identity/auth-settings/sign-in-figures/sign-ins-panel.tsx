import type { SignInFigures } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useTimeZone } from '../../../../lib/use-time-zone.ts'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { Chart } from '../../../../ui/chart/chart.tsx'
import { StatePanel } from '../../../../ui/states/state-panel.tsx'
import { signInFiguresQuery } from '../auth-settings.api.ts'
import styles from '../auth-settings.module.css'
import { signInsMessages as words } from './messages.ts'
import { toSignInChart } from './sign-ins-by-day.ts'

/** Refetch interval while the screen is visible, in milliseconds. */
const renewMs = 60_000

/** Completed sign-ins of 30 days by their first factor, as a chart and as a table. */
export function SignInsPanel() {
  const figures = useQuery({ ...signInFiguresQuery, refetchInterval: renewMs })
  return (
    <div className="dense">
      <QueryBoundary query={figures} rows={6}>
        {(answer) => <SignIns figures={answer} />}
      </QueryBoundary>
    </div>
  )
}

function SignIns({ figures }: { figures: SignInFigures }) {
  const timeZone = useTimeZone()
  const { data, total } = toSignInChart(figures, timeZone)
  if (total === 0)
    return (
      <section className={styles.panel} aria-label={words.title}>
        <div className="panel-head">
          <h2>{words.title}</h2>
        </div>
        <StatePanel title={words.none} text={words.noneNote} />
      </section>
    )
  return (
    <>
      <Chart
        title={words.title}
        data={data}
        format={count}
        measured={{ at: figures.at, everyMs: renewMs, source: words.source }}
        height={180}
      >
        <span className="muted">{words.span}</span>
      </Chart>
      <p className={styles.counted}>
        {words.counted(count(total))}{' '}
        {figures.secondFactors > 0 && words.secondFactors(count(figures.secondFactors))} {words.refused}
      </p>
    </>
  )
}

function count(value: number): string {
  return value.toLocaleString(navigator.language)
}
