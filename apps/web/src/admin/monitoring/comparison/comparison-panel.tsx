import type { Comparison } from '@sitewright/api'
import { comparisonLimits } from '@sitewright/api/comparison-limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatPointTime } from '../../../ui/chart/chart-data.ts'
import { SegmentedControl } from '../../../ui/choice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import { IncidentEntries } from '../incidents/incident-entries.tsx'
import { comparisonQuery } from '../monitoring.api.ts'
import { ChangesTable } from './changes-table.tsx'
import { useComparedWindow, type ComparedWindow } from './compared-window.ts'
import styles from './comparison.module.css'
import { comparisonMessages as words } from './messages.ts'
import { WindowForm } from './window-form.tsx'

const bases = (['before', 'usual'] as const).map((value) => ({ value, label: words.bases[value] }))

/** What changed most within the window of the address; Escape clears it. */
export function ComparisonPanel({ window }: { window: ComparedWindow }) {
  const { setAgainst, setWindow, clear } = useComparedWindow()
  const query = useQuery(comparisonQuery(window))
  const panel = useRef<HTMLDivElement>(null)
  useSingleKeys({ Escape: clear })
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up of an effect.
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [window.from, window.to])
  return (
    <div ref={panel} className={styles.panel}>
      <Panel title={words.title}>
        <div className={styles.controls}>
          <WindowForm key={`${window.from}-${window.to}`} window={window} onWindow={setWindow} />
          <div className={styles.acts}>
            <SegmentedControl
              label={words.against}
              name="against"
              value={window.against}
              options={bases}
              onChange={setAgainst}
            />
            <Button size="sm" aria-keyshortcuts="Escape" onClick={clear}>
              {words.clear}
            </Button>
          </div>
        </div>
        <QueryBoundary query={query} rows={5}>
          {(comparison) => <ComparisonResult comparison={comparison} />}
        </QueryBoundary>
      </Panel>
    </div>
  )
}

function ComparisonResult({ comparison }: { comparison: Comparison }) {
  const clock = useClock()
  const { from, to, days, changes, entries, cut, hasAudit } = comparison
  const [start, end] = [formatDay(from, clock), formatDay(to, clock)]
  const span = `${start}, ${formatPointTime(from / 1000)} – ${start === end ? '' : `${end}, `}${formatPointTime(to / 1000)}`
  const enough = changes.filter((change) => change.enough)
  const tooLittle = changes.filter((change) => !change.enough)
  const { fewestDays } = comparisonLimits
  return (
    <>
      <p className={styles.lead} role="status">
        {words.lead(span, days === null ? words.before : words.usual(days))}
      </p>
      {changes.length === 0 && <p className={styles.none}>{words.nothing}</p>}
      {changes.length > 0 && enough.length === 0 && (
        <p className={styles.none}>
          {days !== null && days < fewestDays ? words.fewDays(days, fewestDays) : words.noneEnough}
        </p>
      )}
      {enough.length > 0 && <ChangesTable title={words.title} changes={enough} days={days} />}
      {tooLittle.length > 0 && (
        <details className={styles.more}>
          <summary>{words.tooLittle(tooLittle.length)}</summary>
          <ChangesTable title={words.tooLittle(tooLittle.length)} changes={tooLittle} days={days} counted />
        </details>
      )}
      <h3 className={styles.heading}>{words.entries}</h3>
      {entries.length === 0 ? (
        <p className={styles.none}>{hasAudit ? words.noEntries : words.noDeploys}</p>
      ) : (
        <div className={styles.entries}>
          <IncidentEntries entries={entries} />
          {cut && <p>{words.cut}</p>}
        </div>
      )}
    </>
  )
}
