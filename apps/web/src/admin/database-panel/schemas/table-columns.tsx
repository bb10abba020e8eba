import type { DatabaseTable } from '@sitewright/api'
import { formatBytes } from '../../../ui/format-bytes.ts'
import { numberFormat } from '../../../lib/intl-formats.ts'
import styles from '../database.module.css'
import { findReferences, nameOf } from './find-tables.ts'
import { schemaMessages as words } from './schema-messages.ts'

interface TableColumnsProps {
  table: DatabaseTable
  tables: readonly DatabaseTable[]
}

/** The columns of a table with their keys, and what points to it. */
export function TableColumns({ table, tables }: TableColumnsProps) {
  const references = findReferences(tables, table)
  return (
    <div className={styles.columns}>
      <div className={styles.tableHead}>
        <h3>{nameOf(table)}</h3>
        <span className={styles.quiet}>{describe(table)}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={nameOf(table)}>
        <table>
          <thead>
            <tr>
              {Object.values(words.headings).map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.columns.map((column) => (
              <ColumnRow key={column.name} column={column} />
            ))}
          </tbody>
        </table>
      </div>
      {table.kind === 'table' && (
        <p className={styles.note}>
          {references.length === 0 ? words.noRelations : `${words.relations}: `}
          <span className="mono">{references.join(', ')}</span>
        </p>
      )}
    </div>
  )
}

function ColumnRow({ column }: { column: DatabaseTable['columns'][number] }) {
  const { name, type, nullable, primaryKey, defaultValue, foreignKey } = column
  return (
    <tr>
      <th scope="row" className="mono">
        {name}
      </th>
      <td className="mono">{type}</td>
      <td>
        {primaryKey && <span className={styles.badge}>{words.primary}</span>}
        {foreignKey !== null && (
          <>
            <span className={styles.badge}>{words.foreign}</span>{' '}
            <span className="mono">{`${nameOf({ schema: foreignKey.schema, name: foreignKey.table })}.${foreignKey.column}`}</span>
          </>
        )}
      </td>
      <td className={styles.quiet}>{nullable ? words.nullable : words.notNull}</td>
      <td className="mono">{defaultValue}</td>
    </tr>
  )
}

function describe({ kind, rows, size }: DatabaseTable): string {
  if (kind === 'view') return words.view
  const counted = rows === null ? words.rowsUnknown : words.rows(numberFormat(undefined, {}).format(rows))
  return size === null ? counted : `${counted} · ${formatBytes(size)}`
}
