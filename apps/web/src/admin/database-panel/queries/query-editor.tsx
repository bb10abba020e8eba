import type { DatabaseConnection } from '@sitewright/api'
import {
  databaseCapabilities,
  findPlaceholders,
  formatStatement,
  parsePlan,
  readLimits,
  type DatabaseKind,
  type ParameterValue
} from '@sitewright/databases'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useOutletContext } from 'react-router'
import type { SessionUser } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { schemaQuery } from '../database.api.ts'
import { ChargeLine } from './charge-line.tsx'
import { ExportMenu } from './export-menu.tsx'
import { LimitFields, type QueryLimits } from './limit-fields.tsx'
import { HistoryAndSnippets } from './history-and-snippets.tsx'
import { historyAndSnippetsMessages as kept } from './history-and-snippets-messages.ts'
import { queryMessages as words } from './messages.ts'
import { ParameterFields } from './parameter-fields.tsx'
import { QueryBar } from './query-bar.tsx'
import styles from './query.module.css'
import { PlanPanel, ResultPanel } from './result-panel.tsx'
import type { SqlFieldHandle } from './sql-field.tsx'
import { findDraft, saveDraft } from './statement-drafts.ts'
import { useStatementRuns } from './use-statement-runs.ts'

const SqlField = lazy(() => import('./sql-field.tsx'))
const usualLimits: QueryLimits = { rows: readLimits.rows.usual, seconds: readLimits.seconds.usual }

/** The Query Editor: a statement that reads, and what it gives. */
export function QueryEditor({ connection }: { connection: DatabaseConnection }) {
  const { id, type, user, enabled, status } = connection
  const { id: userId } = useOutletContext<SessionUser>()
  const [text, setText] = useState(() => findDraft(userId, id))
  const [values, setValues] = useState<Readonly<Record<string, ParameterValue>>>({})
  const [limits, setLimits] = useState(usualLimits)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const editor = useRef<SqlFieldHandle>(null)
  const schema = useQuery({ ...schemaQuery(id), enabled: status === 'connected' })
  const names = takesParameters(type) ? findPlaceholders(text) : []
  const parameters = names.map((name) => values[name] ?? (name in values ? null : ''))
  const runs = useStatementRuns({ connection: id, kind: type, text, parameters, limits })
  const { query, plan } = runs
  const change = (next: string): void => {
    setText(next)
    saveDraft(userId, id, next)
  }
  if (!enabled) return <p className={styles.note}>{words.switchedOff}</p>
  return (
    <div className={styles.editorTab}>
      <section className="dense panel-box" aria-label={words.title}>
        <QueryBar
          isRunning={runs.isRunning}
          isCancelling={[query, plan].some((run) => run.kind === 'running' && run.isCancelling)}
          onExplain={runs.explain}
          onFormat={() => editor.current?.replace(formatStatement(text))}
          onRun={() => runs.start()}
          onCancel={databaseCapabilities[type].cancel ? runs.cancel : undefined}
        >
          <Button kind="quiet" onClick={() => setHistoryOpen(true)}>
            <IconHistory className="i" aria-hidden />
            {kept.open}
          </Button>
        </QueryBar>
        <Suspense fallback={<Skeleton rows={4} label={words.loading} />}>
          <SqlField
            ref={editor}
            kind={type}
            text={text}
            tables={schema.data?.tables}
            fault={runs.fault}
            onChange={change}
            onRun={() => runs.start()}
          />
        </Suspense>
        <ParameterFields
          names={names}
          values={values}
          onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        />
        <LimitFields limits={limits} user={user} onChange={setLimits} />
        <ChargeLine connection={connection} text={text} rows={limits.rows} tables={schema.data?.tables} />
      </section>
      <section className="dense panel-box" aria-label={words.results}>
        <Tabs
          label={words.resultTabs}
          value={runs.shown}
          items={[
            { value: 'results', label: words.results },
            ...(runs.explain === undefined ? [] : [{ value: 'plan' as const, label: words.explain }])
          ]}
          onChange={runs.show}
          rowClass={styles.resultTabs}
        >
          {runs.shown === 'results' ? (
            <ResultPanel
              run={query}
              limit={runs.limit}
              exports={<ExportMenu connection={connection} statement={runs.statement} />}
              onRaise={(rows) => {
                setLimits({ ...limits, rows })
                runs.start({ ...limits, rows })
              }}
            />
          ) : (
            <PlanPanel run={plan} plan={plan.kind === 'done' ? parsePlan(plan.rows) : undefined} />
          )}
        </Tabs>
      </section>
      <HistoryAndSnippets
        opened={isHistoryOpen}
        statement={text}
        onClose={() => setHistoryOpen(false)}
        onUse={(statement) => {
          setHistoryOpen(false)
          editor.current?.replace(statement)
        }}
      />
    </div>
  )
}

function takesParameters(kind: DatabaseKind): boolean {
  return databaseCapabilities[kind].parameters
}
