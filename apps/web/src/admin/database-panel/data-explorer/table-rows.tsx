import type { DatabaseConnection, DatabaseRows, SessionUser } from '@sitewright/api'
import type { PageCursor, RowFilter } from '@sitewright/databases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatMs } from '../../shared/format-value.ts'
import { nameOf } from '../schemas/find-tables.ts'
import { isNumberType } from '@sitewright/databases'
import type { ExplorerPlace, NextPlace } from './data-explorer-address.ts'
import { explorerMessages as words } from './data-explorer-messages.ts'
import { rowsQuery } from './data-explorer.api.ts'
import styles from './data-explorer.module.css'
import { RowEditing, whyNotEdited } from './row-editing.tsx'
import { explain, type StagedChanges } from './use-staged-changes.ts'

interface TableRowsProps {
  connection: DatabaseConnection
  place: ExplorerPlace
  staged: StagedChanges
  onGo: (place: NextPlace) => void
}

/** A page of a table: sorted by a heading, and gone on from by a foreign key. */
export function TableRows({ connection, place, staged, onGo }: TableRowsProps) {
  // Where each page up to this one begins; the way back is the way that was come.
  const [pages, setPages] = useState<readonly PageCursor[]>([])
  const after = pages.at(-1) ?? null
  const { schema, name } = place.table
  const { filters, sort, columns } = place
  const { permissions } = useOutletContext<SessionUser>()
  const [edited, setEdited] = useState<number | 'new'>()
  const why = whyNotEdited(connection, place.table, permissions)
  const rows = useQuery(
    rowsQuery({ connection: connection.id, schema, table: name, columns, filters, sort, after })
  )
  const { data } = rows
  if (data === undefined)
    return (
      <QueryPlaceholder query={rows} rows={6} label={words.loading} failed={words.failed} explain={explain} />
    )
  return (
    <>
      <Page page={data} place={place} onGo={onGo} onEdit={why === undefined ? setEdited : undefined} />
      <div className={styles.foot}>
        <span>
          {pages.length > 0 && `${words.page(pages.length + 1)} · `}
          {words.counts(data.rows.length, formatMs(data.milliseconds))}{' '}
          {data.paging === 'offset' && words.byOffset}
        </span>
        <div className={styles.acts}>
          <PageButtons pages={pages} next={data.next} onGo={setPages} />
        </div>
      </div>
      {why === undefined ? (
        <RowEditing table={place.table} page={data} staged={staged} edited={edited} onEdit={setEdited} />
      ) : (
        <p className={styles.note}>{why}</p>
      )}
    </>
  )
}

interface PageButtonsProps {
  pages: readonly PageCursor[]
  next: PageCursor | null
  onGo: (pages: readonly PageCursor[]) => void
}

function PageButtons({ pages, next, onGo }: PageButtonsProps) {
  return (
    <>
      {pages.length > 1 && <Button onClick={() => onGo([])}>{words.first}</Button>}
      {pages.length > 0 && <Button onClick={() => onGo(pages.slice(0, -1))}>{words.previous}</Button>}
      {next !== null && <Button onClick={() => onGo([...pages, next])}>{words.next}</Button>}
    </>
  )
}

interface PageProps extends Pick<TableRowsProps, 'place' | 'onGo'> {
  page: DatabaseRows
  /** Edits a row; undefined where rows are not edited. */
  onEdit: ((index: number) => void) | undefined
}

function Page({ page, place, onGo, onEdit }: PageProps) {
  const { columns, rows, keys } = page
  const { table, sort } = place
  if (rows.length === 0) return <p className={styles.note}>{words.none}</p>
  const next = (column: string): ExplorerPlace['sort'] => ({
    column,
    direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending'
  })
  const targetOf = (column: string) => table.columns.find(({ name }) => name === column)?.foreignKey ?? null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={nameOf(table)}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, type }) => (
              <th
                key={name}
                scope="col"
                aria-sort={sort?.column === name ? sort.direction : undefined}
                title={type}
                className={isNumberType(type) ? styles.number : undefined}
              >
                <button
                  type="button"
                  className={styles.heading}
                  aria-label={words.sort(name)}
                  onClick={() => onGo({ ...place, sort: next(name) })}
                >
                  {name}
                  {sort?.column === name && (sort.direction === 'ascending' ? ' ↑' : ' ↓')}
                </button>
              </th>
            ))}
            {onEdit !== undefined && <th scope="col">{words.edit}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows without a key have nothing else
            <tr key={keys?.[index]?.join('\u0000') ?? index}>
              {columns.map(({ name, type }, at) => (
                <td key={name} className={`mono ${isNumberType(type) ? styles.number : ''}`}>
                  <Cell column={name} cell={row[at] ?? null} target={targetOf(name)} onGo={onGo} />
                </td>
              ))}
              {onEdit !== undefined && (
                <td>
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={words.editRow(keys?.[index]?.join(', ') ?? '')}
                    onClick={() => onEdit(index)}
                  >
                    {words.edit}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps extends Pick<TableRowsProps, 'onGo'> {
  column: string
  cell: DatabaseRows['rows'][number][number]
  target: { schema: string; table: string; column: string } | null
}

/** A value; that of a foreign key leads to the row that it points to. */
function Cell({ column, cell, target, onGo }: CellProps) {
  if (cell === null) return <span className={styles.null}>NULL</span>
  if (typeof cell === 'object') return <>{cell.cut.slice(0, 200)}…</>
  if (target === null) return <span title={cell}>{cell}</span>
  const filters: RowFilter[] = [{ column: target.column, operator: 'equals', value: cell }]
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={words.follow(column, cell)}
      onClick={() =>
        onGo({ table: { schema: target.schema, name: target.table }, filters, sort: null, columns: null })
      }
    >
      {cell}
    </button>
  )
}
