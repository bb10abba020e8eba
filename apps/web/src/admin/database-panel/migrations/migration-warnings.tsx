import type { DatabaseConnection, DatabaseMigration, DatabaseMigrations } from '@sitewright/api'
import { Banner } from '../../../ui/banner.tsx'
import { migrationMessages as words } from './migration-messages.ts'
import styles from './migrations.module.css'

interface MigrationWarningsProps {
  found: DatabaseMigrations
  connection: DatabaseConnection
  mayWrite: boolean
}

/** What differs between the scripts here and the database, and what keeps them from running. */
export function MigrationWarnings({ found, connection, mayWrite }: MigrationWarningsProps) {
  const { migrations, schemaChanged, problem } = found
  const drift = (['late', 'changed', 'unknown'] as const).flatMap((state) => {
    const names = migrations.filter((each) => each.state === state).map(({ name }: DatabaseMigration) => name)
    return names.length === 0 ? [] : [words[state](names.join(', '))]
  })
  const warnings = [
    ...(problem === null ? [] : [words.notAsked(problem)]),
    ...(schemaChanged === true ? [words.schemaChanged] : []),
    ...drift
  ]
  const note = mayWrite ? (connection.writable ? undefined : words.readOnlyConnection) : words.readOnlyRole
  if (warnings.length === 0 && note === undefined) return null
  return (
    <div className={styles.body}>
      {warnings.map((text) => (
        <Banner key={text} tone="warning">
          {text}
        </Banner>
      ))}
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
    </div>
  )
}
