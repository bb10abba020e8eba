import { readLimits, type parsePlan } from '@sitewright/databases'
import type { ReactNode } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { queryMessages as words } from './messages.ts'
import { PlanTree } from './plan-tree.tsx'
import styles from './query.module.css'
import type { QueryFailure, QueryRun } from './query-run.ts'
import { ResultFoot } from './result-foot.tsx'
import { ResultGrid } from './result-grid.tsx'

interface ResultPanelProps {
  run: QueryRun
  /** Rows at which it ends, as it was sent. */
  limit: number
  /** The menu that exports the complete result, rendered where the shown one is truncated. */
  exports: ReactNode
  onRaise: (limit: number) => void
}

/** What a query has given so far, and why it ended. */
export function ResultPanel({ run, limit, exports, onRaise }: ResultPanelProps) {
  if (run.kind === 'idle') return <StatePanel title={words.nothingYet} text={words.nothingYetText} />
  const { columns, rows } = run
  return (
    <>
      {run.kind === 'failed' && <Failure failure={run.failure} />}
      {columns !== undefined && rows.length > 0 && <ResultGrid columns={columns} rows={rows} />}
      {columns !== undefined && rows.length === 0 && run.kind === 'done' && (
        <StatePanel title={words.noRows} text={columns.map(({ name }) => name).join(', ')} />
      )}
      {run.kind === 'done' && run.end.truncated !== null && (
        <Truncated by={run.end.truncated} limit={limit} onRaise={onRaise} />
      )}
      {(run.kind !== 'failed' || columns !== undefined) && <ResultFoot run={run} exports={exports} />}
    </>
  )
}

function Truncated({
  by,
  limit,
  onRaise
}: {
  by: 'rows' | 'size'
  limit: number
  onRaise: (limit: number) => void
}) {
  const { most } = readLimits.rows
  if (by === 'size') return <Banner tone="warning">{words.cutSize(readLimits.size)}</Banner>
  return (
    <Banner tone="warning">
      {words.cutRows(limit)} {limit >= most && words.cutRowsMost}
      {limit < most && (
        <Button size="sm" onClick={() => onRaise(most)}>
          {words.raiseRows(most)}
        </Button>
      )}
    </Banner>
  )
}

/** Why a query failed: what is to be done, and the words of the database with the place. */
export function Failure({ failure: { message, engine } }: { failure: QueryFailure }) {
  return (
    <div className={styles.failure}>
      <Banner tone="danger">{message}</Banner>
      {engine !== null && (
        <dl className={styles.engine}>
          <div>
            <dt>
              {engine.place === null
                ? (engine.code ?? '–')
                : words.place(engine.place.line, engine.place.column)}
            </dt>
            <dd className="mono">{engine.message}</dd>
          </div>
          {engine.hint !== null && (
            <div>
              <dt>{words.hint}</dt>
              <dd>{engine.hint}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}

/** The plan of a statement, or why there is none. */
export function PlanPanel({ run, plan }: { run: QueryRun; plan: ReturnType<typeof parsePlan> }) {
  if (run.kind === 'idle') return <StatePanel title={words.noPlan} text={words.noPlanText} />
  if (run.kind === 'failed') return <Failure failure={run.failure} />
  if (run.kind === 'running') return <ResultFoot run={run} />
  if (plan === undefined) return <StatePanel title={words.unreadablePlan} text={words.unreadablePlanText} />
  return <PlanTree plan={plan} />
}
