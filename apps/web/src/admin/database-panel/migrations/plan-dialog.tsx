import type { DatabaseConnection, MigrateAnswer } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { migrationMessages as words } from './migration-messages.ts'
import { planMigrations, runMigrations } from './migrations.api.ts'
import styles from './migrations.module.css'
import { PlanSteps } from './plan-steps.tsx'
import type { PlannedMigrations } from './use-plan.ts'

interface PlanDialogProps {
  connection: DatabaseConnection
  planned: PlannedMigrations
  onClose: () => void
}

/** A plan: its statements, a dry run of them, and the run itself. */
export function PlanDialog({ connection, planned, onClose }: PlanDialogProps) {
  const { direction, plan, to } = planned
  const [typed, setTyped] = useState('')
  const onError = (error: Error): void =>
    toast({ tone: 'danger', title: words.failedAct, text: error.message })
  const dryRun = useMutation({ ...planMigrations, onError })
  const run = useMutation({
    ...runMigrations,
    onError,
    onSuccess: ({ run: ran }) => {
      if (ran?.stopped !== null) return
      toast({ tone: 'success', text: words.ran[direction](ran.done.length) })
      onClose()
    }
  })
  const isBusy = dryRun.isPending || run.isPending
  const body = { connection: connection.id, direction, ...(to === undefined ? {} : { to }) }
  const { production, name } = connection
  const isNamed = !production || typed === name
  const start = (): void => {
    if (isBusy || !isNamed) return
    dryRun.reset()
    run.mutate({ body: { ...body, act: 'run', digest: plan.digest, ...(production ? { name: typed } : {}) } })
  }
  const answer = run.data ?? dryRun.data
  const hasStopped = run.data?.run?.stopped != null
  return (
    <Dialog
      title={words.planTitle[direction](name)}
      opened
      onClose={isBusy ? () => undefined : onClose}
      size={760}
      persistent={isBusy}
      fillsPhone
    >
      <p className={styles.lead}>{words.planLead[direction]}</p>
      <PlanSteps steps={plan.steps} run={answer?.run ?? null} />
      <Outcome answer={answer} />
      {hasStopped || !connection.writable ? (
        <>
          {!hasStopped && <p className={styles.lead}>{words.readOnlyConnection}</p>}
          <div className="dialog-footer">
            <Button onClick={onClose}>{words.close}</Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.lead}>{words.dryRunHelp}</p>
          {production && (
            <TextField
              label={words.typeName(name)}
              value={typed}
              inputClass="mono"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <div className="dialog-footer">
            <Button onClick={onClose} aria-disabled={isBusy || undefined}>
              {words.cancel}
            </Button>
            <Button
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) dryRun.mutate({ body: { ...body, act: 'dry-run' } })
              }}
              data-autofocus
            >
              {dryRun.isPending ? words.running : words.dryRun}
            </Button>
            <Button
              kind="go"
              className={direction === 'roll-back' ? 'destroy' : ''}
              aria-disabled={isBusy || !isNamed || undefined}
              onClick={start}
            >
              {run.isPending ? words.running : words.run[direction](plan.steps.length)}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** What came of a dry run, or where a run has stopped. */
function Outcome({ answer }: { answer: MigrateAnswer | undefined }) {
  if (answer?.run == null) return null
  const { act, run } = answer
  const { stopped, done } = run
  const isDryRun = act === 'dry-run'
  if (stopped === null)
    return isDryRun ? (
      <div className={styles.outcome}>
        <Banner tone="success">{words.dryRunDone}</Banner>
      </div>
    ) : null
  const place = stopped.statement === null ? words.atCommit : words.atStatement(stopped.statement + 1)
  const said = [stopped.message, stopped.hint].filter((part) => part !== null).join('. ')
  return (
    <div className={styles.outcome}>
      <Banner tone="danger">
        {isDryRun ? words.dryRunStopped(stopped.name) : words.stopped(stopped.name, done.length)}{' '}
        {`${place}: ${said}`}
      </Banner>
    </div>
  )
}
