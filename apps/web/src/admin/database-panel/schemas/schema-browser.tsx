import type { DatabaseConnection, DatabaseTable } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { numberFormat } from '../../../lib/intl-formats.ts'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import { schemaQuery } from '../database.api.ts'
import styles from '../database.module.css'
import { findTables, nameOf } from './find-tables.ts'
import { schemaMessages as words } from './schema-messages.ts'
import { TableColumns } from './table-columns.tsx'

/** What a connected database holds: its tables, and the columns of the one that is chosen. */
export function SchemaBrowser({ connection: { id, status } }: { connection: DatabaseConnection }) {
  return (
    <section className="dense panel-box" aria-labelledby="schema-title">
      <div className="panel-head">
        <h2 id="schema-title">{words.title}</h2>
      </div>
      {status === 'connected' ? <Schema id={id} /> : <p className={styles.note}>{words.waiting}</p>}
    </section>
  )
}

function Schema({ id }: { id: string }) {
  const query = useQuery(schemaQuery(id))
  const { data } = query
  if (data === undefined)
    return <QueryPlaceholder query={query} rows={5} label={words.title} failed={words.failed} />
  const { tables, views, functions, truncated } = data
  if (tables.length === 0) return <p className={styles.note}>{words.none}</p>
  return (
    <>
      <Tables tables={tables} />
      <p className={styles.note}>
        {words.counts(tables.length, views, functions)} {truncated && words.truncated}
      </p>
    </>
  )
}

function Tables({ tables }: { tables: readonly DatabaseTable[] }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const found = findTables(tables, search)
  const shown = found.find((table) => nameOf(table) === chosen) ?? found[0]
  return (
    <div className={styles.schema}>
      <div className={styles.tables}>
        <div className={styles.search}>
          <SearchField
            label={words.search}
            placeholder={words.placeholder}
            value={search}
            onChange={setSearch}
          />
        </div>
        <ul aria-label={words.tables}>
          {found.map((table) => (
            <li key={nameOf(table)}>
              <button
                type="button"
                className={styles.table}
                aria-current={table === shown ? 'true' : undefined}
                onClick={() => setChosen(nameOf(table))}
              >
                <span className={styles.name}>{nameOf(table)}</span>
                <span className={`num ${styles.quiet}`}>
                  {table.kind === 'view' ? words.view : formatRows(table.rows)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {shown === undefined ? (
        <p className={styles.note}>{words.noMatch}</p>
      ) : (
        <TableColumns table={shown} tables={tables} />
      )}
    </div>
  )
}

/** Rows as the database estimates them. */
function formatRows(rows: number | null): string {
  return rows === null ? '–' : numberFormat(undefined, {}).format(rows)
}
