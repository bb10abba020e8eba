import { explainPrefix, readLimits, type DatabaseKind, type ParameterValue } from '@sitewright/databases'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { chargesQuery, connectionsQuery } from '../database.api.ts'
import type { QueryLimits } from './limit-fields.tsx'
import { queryMessages as words } from './messages.ts'
import type { QueryFailure, QueryRun } from './query-run.ts'
import { moveFailure } from './move-failure.ts'
import { useQueryRun } from './use-query-run.ts'

interface Statement {
  connection: string
  kind: DatabaseKind
  text: string
  parameters: readonly ParameterValue[]
  limits: QueryLimits
}

export type ShownResult = 'results' | 'plan'

/** Runs a statement, or has the database explain it. */
export function useStatementRuns({ connection, kind, text, parameters, limits }: Statement) {
  const [shown, show] = useState<ShownResult>('results')
  const [sent, setSent] = useState({ text: '', parameters, limit: limits.rows })
  const client = useQueryClient()
  const query = useQueryRun((run) => {
    reportFailure(run)
    void client.invalidateQueries({ queryKey: chargesQuery(connection).queryKey })
    // The card counts it.
    void client.invalidateQueries({ queryKey: connectionsQuery.queryKey })
  })
  const explained = useQueryRun(reportFailure)
  const prefix = explainPrefix(kind)
  const isRunning = query.run.kind === 'running' || explained.run.kind === 'running'
  const plan = shiftPlace(explained.run, text, prefix)

  const begin = (view: ShownResult, with_: QueryLimits): void => {
    if (isRunning) return
    if (text.trim() === '') {
      toast({ tone: 'danger', title: words.required, text: words.requiredText })
      return
    }
    show(view)
    setSent({ text, parameters, limit: with_.rows })
    const input = { connection, parameters: [...parameters], limits: with_ }
    if (view === 'results') void query.start({ ...input, query: text })
    else void explained.start({ ...input, query: `${prefix}${text}` })
  }
  const failure = findFailure(shown === 'results' ? query.run : plan)
  return {
    query: query.run,
    plan,
    isRunning,
    shown,
    show,
    /** Rows at which the shown result ends. */
    limit: sent.limit,
    statement: { query: sent.text, parameters: sent.parameters },
    /** Where the shown failure is in the text, as long as that is the one that was sent. */
    fault: sent.text === text ? failure?.engine?.place?.offset : undefined,
    start: (changed: QueryLimits = limits) => begin('results', changed),
    explain:
      prefix === undefined
        ? undefined
        : () => begin('plan', { rows: readLimits.rows.usual, seconds: limits.seconds }),
    cancel: () => {
      void query.cancel()
      void explained.cancel()
    }
  }
}

function findFailure(run: QueryRun): QueryFailure | undefined {
  return run.kind === 'failed' ? run.failure : undefined
}

/** The position in the statement itself, for one in the explained statement. */
function shiftPlace(run: QueryRun, text: string, prefix = ''): QueryRun {
  return run.kind === 'failed' ? { ...run, failure: moveFailure(run.failure, text, prefix.length) } : run
}

function reportFailure(run: QueryRun): void {
  const failure = findFailure(run)
  if (failure === undefined || failure.code === 'query.cancelled') return
  toast({ tone: 'danger', title: words.failedTitle, text: failure.message })
}
