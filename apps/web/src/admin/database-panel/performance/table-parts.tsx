import type { DatabasePerformanceView } from '@sitewright/api'
import { numberFormat } from '../../../lib/intl-formats.ts'
import { formatBytes } from '../../../ui/format-bytes.ts'
import { nameOf } from '../schemas/find-tables.ts'
import { NumberCell, PartPanel, PartTable } from './part-panel.tsx'
import { performanceMessages } from './performance-messages.ts'
import styles from './performance.module.css'

const { tables, scanned, unused, table: tableWord, rows: rowsWord } = performanceMessages

interface PartProps<Name extends 'tables' | 'scannedTables' | 'unusedIndexes'> {
  part: DatabasePerformanceView[Name]
  at: number
}

const formatCount = (value: number | null): string | null =>
  value === null ? null : numberFormat(undefined, { maximumFractionDigits: 0 }).format(value)

function TableName({ schema, table }: { schema: string; table: string }) {
  return (
    <th scope="row" className="mono">
      {nameOf({ schema, name: table })}
    </th>
  )
}

export function LargestTables({ part, at }: PartProps<'tables'>) {
  return (
    <PartPanel<'tables'> title={tables.title} part={part} at={at}>
      {(all) =>
        all.length === 0 ? (
          <p className={styles.note}>{tables.none}</p>
        ) : (
          <PartTable
            caption={tables.title}
            headings={[
              [tableWord],
              [tables.size, 'number'],
              [tables.indexes, 'number'],
              [rowsWord, 'number']
            ]}
          >
            {all.map(({ schema, table, size, indexSize, rows }) => (
              <tr key={`${schema}.${table}`}>
                <TableName schema={schema} table={table} />
                <NumberCell>{formatBytes(size)}</NumberCell>
                <NumberCell>{formatBytes(indexSize)}</NumberCell>
                <NumberCell>{formatCount(rows)}</NumberCell>
              </tr>
            ))}
          </PartTable>
        )
      }
    </PartPanel>
  )
}

/** Tables that were read from end to end. */
export function ScannedTables({ part, at }: PartProps<'scannedTables'>) {
  return (
    <PartPanel<'scannedTables'> title={scanned.title} part={part} at={at}>
      {(all) =>
        all.length === 0 ? (
          <p className={styles.note}>{scanned.none}</p>
        ) : (
          <>
            <PartTable
              caption={scanned.title}
              headings={[
                [tableWord],
                [rowsWord, 'number'],
                [scanned.scans, 'number'],
                [scanned.rowsRead, 'number'],
                [scanned.indexReads, 'number']
              ]}
            >
              {all.map(({ schema, table, rows, scans, rowsRead, indexReads }) => (
                <tr key={`${schema}.${table}`}>
                  <TableName schema={schema} table={table} />
                  <NumberCell>{formatCount(rows)}</NumberCell>
                  <NumberCell>{formatCount(scans)}</NumberCell>
                  <NumberCell>{formatCount(rowsRead)}</NumberCell>
                  <NumberCell>{formatCount(indexReads)}</NumberCell>
                </tr>
              ))}
            </PartTable>
            <p className={styles.note}>{scanned.advice}</p>
          </>
        )
      }
    </PartPanel>
  )
}

/** Indexes that no statement has used. */
export function UnusedIndexes({ part, at }: PartProps<'unusedIndexes'>) {
  return (
    <PartPanel<'unusedIndexes'> title={unused.title} part={part} at={at}>
      {(all) =>
        all.length === 0 ? (
          <p className={styles.note}>{unused.none}</p>
        ) : (
          <>
            <PartTable
              caption={unused.title}
              headings={[[unused.index], [tableWord], [performanceMessages.size, 'number']]}
            >
              {all.map(({ schema, table, index, size }) => (
                <tr key={`${schema}.${table}.${index}`}>
                  <th scope="row" className="mono">
                    {index}
                  </th>
                  <td className="mono">{nameOf({ schema, name: table })}</td>
                  <NumberCell>{size === null ? null : formatBytes(size)}</NumberCell>
                </tr>
              ))}
            </PartTable>
            <p className={styles.note}>{unused.advice}</p>
          </>
        )
      }
    </PartPanel>
  )
}
