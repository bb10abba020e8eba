import type { DatabaseMigration } from '@sitewright/api'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Status } from '../../../ui/status.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { formatDuration } from '../performance/format-duration.ts'
import { NumberCell, PartTable } from '../performance/part-panel.tsx'
import type { OpenMigrationDialog } from './migration-dialogs.tsx'
import { migrationMessages as words } from './migration-messages.ts'
import styles from './migrations.module.css'
import type { AskPlan } from './use-plan.ts'

const tones: Readonly<Record<NonNullable<DatabaseMigration['state']>, Tone>> = {
  pending: 'info',
  late: 'warning',
  applied: 'success',
  changed: 'warning',
  unknown: 'warning'
}

interface MigrationTableProps {
  migrations: readonly DatabaseMigration[]
  mayWrite: boolean
  mayRemove: boolean
  onOpen: (dialog: OpenMigrationDialog) => void
  onPlan: AskPlan
}

/** The migrations in the order in which they run. */
export function MigrationTable({ migrations, mayWrite, mayRemove, onOpen, onPlan }: MigrationTableProps) {
  const hasActions = mayWrite || mayRemove
  const clock = useClock()
  const newest = migrations.reduce<DatabaseMigration | undefined>(
    (last, each) => ((each.appliedAt ?? 0) > (last?.appliedAt ?? 0) ? each : last),
    undefined
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to by keyboard too
    <div className={styles.scroll} role="region" aria-label={words.table} tabIndex={0}>
      <PartTable
        caption={words.title}
        headings={[
          [words.name],
          [words.state],
          [words.applied],
          [words.by],
          [words.took, 'number'],
          ...(hasActions ? [[words.acts, 'number'] as const] : [])
        ]}
      >
        {migrations.map((each) => {
          const { name, state, appliedAt, appliedBy, milliseconds } = each
          return (
            <tr key={name}>
              <td className="mono">{name}</td>
              <td>
                <Status tone={state === null ? undefined : tones[state]}>
                  {state === null ? words.notKnown : words.states[state]}
                </Status>
              </td>
              <td>{appliedAt === null ? '–' : formatDateTime(appliedAt, clock)}</td>
              <td>{appliedBy ?? '–'}</td>
              <NumberCell>{milliseconds === null ? null : formatDuration(milliseconds)}</NumberCell>
              {hasActions && (
                <td>
                  <RowActions
                    migration={each}
                    isNewest={each === newest}
                    mayWrite={mayWrite}
                    mayRemove={mayRemove}
                    onOpen={onOpen}
                    onPlan={onPlan}
                  />
                </td>
              )}
            </tr>
          )
        })}
      </PartTable>
    </div>
  )
}

interface RowActionsProps extends Omit<MigrationTableProps, 'migrations'> {
  migration: DatabaseMigration
  /** Whether it is the one that was applied last. */
  isNewest: boolean
}

function RowActions({ migration, isNewest, mayWrite, mayRemove, onOpen, onPlan }: RowActionsProps) {
  const { id, name, state, revertible } = migration
  const waits = state === 'pending' || state === 'late'
  return (
    <span className={styles.rowActs}>
      {mayWrite && waits && (
        <Button size="sm" kind="quiet" aria-label={words.upToIt(name)} onClick={() => onPlan('apply', name)}>
          {words.upTo}
        </Button>
      )}
      {mayWrite && isNewest && revertible && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={words.rollBackIt(name)}
          onClick={() => onPlan('roll-back', name)}
        >
          {words.rollBack}
        </Button>
      )}
      {mayWrite && isNewest && !revertible && <span className={styles.quiet}>{words.irreversible}</span>}
      {mayWrite && id !== null && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={waits ? words.editIt(name) : words.viewIt(name)}
          onClick={() => onOpen({ kind: waits ? 'edit' : 'view', id, name })}
        >
          {waits ? words.edit : words.view}
        </Button>
      )}
      {mayRemove && id !== null && waits && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={words.deleteIt(name)}
          onClick={() => onOpen({ kind: 'delete', id, name })}
        >
          {words.delete}
        </Button>
      )}
    </span>
  )
}
