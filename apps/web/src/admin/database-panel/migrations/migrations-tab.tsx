import type { DatabaseConnection, SessionUser } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { databaseCapabilities } from '@sitewright/databases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { Button } from '../../../ui/button.tsx'
import { MigrationDialogs, type OpenMigrationDialog } from './migration-dialogs.tsx'
import { migrationMessages as words } from './migration-messages.ts'
import { MigrationTable } from './migration-table.tsx'
import { MigrationWarnings } from './migration-warnings.tsx'
import { migrationsQuery } from './migrations.api.ts'
import styles from './migrations.module.css'
import { suggestName } from './suggest-name.ts'
import { usePlan } from './use-plan.ts'

/** Migrations of a connected database: how each stands, and what is planned, tried, applied and rolled back. */
export function MigrationsTab({ connection }: { connection: DatabaseConnection }) {
  const { type, enabled } = connection
  const isSupported = databaseCapabilities[type].migrations
  if (isSupported && enabled) return <Migrations connection={connection} />
  return (
    <section className="dense panel-box" aria-labelledby="migrations-title">
      <div className="panel-head">
        <h2 id="migrations-title">{words.title}</h2>
      </div>
      <p className={`${styles.body} ${styles.quiet}`}>
        {isSupported ? words.disconnected : words.notSupported}
      </p>
    </section>
  )
}

function Migrations({ connection }: { connection: DatabaseConnection }) {
  const { permissions } = useOutletContext<SessionUser>()
  const query = useQuery(migrationsQuery(connection.id))
  const [dialog, setDialog] = useState<OpenMigrationDialog>()
  const plan = usePlan(connection, (answer) => setDialog({ kind: 'plan', answer }))
  const mayWrite = permissions.includes('database.write')
  const { data } = query
  if (data === undefined)
    return <QueryPlaceholder query={query} rows={5} label={words.loading} failed={words.failed} />
  const { migrations } = data
  const waiting = migrations.filter(({ state }) => state === 'pending' || state === 'late').length
  return (
    <section className="dense panel-box" aria-labelledby="migrations-title">
      <div className="panel-head">
        <h2 id="migrations-title">{words.title}</h2>
        {mayWrite && (
          <span className={styles.acts}>
            <Button
              onClick={() =>
                setDialog({ kind: 'add', name: suggestName(migrations.map(({ name }) => name)) })
              }
            >
              {words.add}
            </Button>
            {waiting > 0 && (
              <Button
                kind="go"
                aria-disabled={plan.isPlanning || undefined}
                onClick={() => plan.ask('apply')}
              >
                {words.applyAll(waiting)}
              </Button>
            )}
          </span>
        )}
      </div>
      <MigrationWarnings found={data} connection={connection} mayWrite={mayWrite} />
      {migrations.length === 0 ? (
        <p className={`${styles.body} ${styles.quiet}`}>{words.none}</p>
      ) : (
        <MigrationTable
          migrations={migrations}
          mayWrite={mayWrite}
          mayRemove={mayDelete(permissions, 'database.write')}
          onOpen={setDialog}
          onPlan={plan.ask}
        />
      )}
      <MigrationDialogs connection={connection} dialog={dialog} onClose={() => setDialog(undefined)} />
    </section>
  )
}
