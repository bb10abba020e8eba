import type { DatabaseConnection, DatabaseTable, SessionUser } from '@sitewright/api'
import { databaseCapabilities } from '@sitewright/databases'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext, useSearchParams } from 'react-router'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { schemaQuery } from '../database.api.ts'
import { nameOf } from '../schemas/find-tables.ts'
import { toAddress, toPlace, type ExplorerPlace, type NextPlace } from './data-explorer-address.ts'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'
import { ColumnChoice } from './column-choice.tsx'
import { OtherChanges, PendingChanges } from './pending-changes.tsx'
import { RowFilters } from './row-filters.tsx'
import { TableRows } from './table-rows.tsx'
import { useStagedChanges } from './use-staged-changes.ts'
import { WriteDialog } from './write-dialog.tsx'

/** The rows of a connected database, page by page. */
export function DataExplorer({ connection }: { connection: DatabaseConnection }) {
  const { type, status } = connection
  const isPaged = databaseCapabilities[type].pages
  return (
    <section className="dense panel-box" aria-labelledby="explorer-title">
      <div className="panel-head">
        <h2 id="explorer-title">{words.title}</h2>
      </div>
      {!isPaged && <p className={styles.note}>{words.notPaged}</p>}
      {isPaged && status !== 'connected' && <p className={styles.note}>{words.waiting}</p>}
      {isPaged && status === 'connected' && <Tables connection={connection} />}
    </section>
  )
}

function Tables({ connection }: { connection: DatabaseConnection }) {
  const schema = useQuery(schemaQuery(connection.id))
  if (schema.data !== undefined)
    return <Explorer key={connection.id} connection={connection} tables={schema.data.tables} />
  return <QueryPlaceholder query={schema} rows={5} label={words.loading} failed={words.failed} />
}

function Explorer({
  connection,
  tables
}: {
  connection: DatabaseConnection
  tables: readonly DatabaseTable[]
}) {
  const [address, setAddress] = useSearchParams()
  const place = toPlace(address, tables)
  if (place === undefined) return <p className={styles.note}>{words.noTables}</p>
  return (
    <Place
      connection={connection}
      tables={tables}
      place={place}
      onGo={(next) => setAddress(toAddress(address, next))}
    />
  )
}

interface PlaceProps {
  connection: DatabaseConnection
  tables: readonly DatabaseTable[]
  place: ExplorerPlace
  onGo: (place: NextPlace) => void
}

/** A table with its filters, its columns and its rows. What is staged outlives them all. */
function Place({ connection, tables, place, onGo }: PlaceProps) {
  const { id: user } = useOutletContext<SessionUser>()
  const staged = useStagedChanges(connection, place.table, user)
  const name = nameOf(place.table)
  const goTo = (wanted: string): void => {
    const table = tables.find((each) => nameOf(each) === wanted)
    if (table !== undefined) onGo({ table, filters: [], sort: null, columns: null })
  }
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.choices}>
          <SelectField
            label={words.table}
            value={name}
            onChange={(event) => goTo(event.currentTarget.value)}
            options={tables.map((table) => [nameOf(table), nameOf(table)])}
          />
          <ColumnChoice
            table={place.table}
            columns={place.columns}
            onChange={(columns) => onGo({ ...place, columns })}
          />
        </div>
        <RowFilters
          key={name}
          table={place.table}
          filters={place.filters}
          onChange={(filters) => onGo({ ...place, filters })}
        />
      </div>
      <TableRows
        key={JSON.stringify(place)}
        connection={connection}
        place={place}
        staged={staged}
        onGo={onGo}
      />
      <PendingChanges
        changes={staged.changes}
        isSaving={staged.isSaving}
        onUndo={staged.takeBack}
        onDiscard={staged.discard}
        onSave={staged.save}
      />
      <OtherChanges others={staged.others} onGo={goTo} />
      {staged.held !== undefined && (
        <WriteDialog key={staged.held.id} connection={connection} begun={staged.held} onDone={staged.done} />
      )}
    </>
  )
}
