import type { ReactNode } from 'react'
import styles from './docs.module.css'

interface DataTableProps {
  label: string
  head: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** A table with horizontal scrolling of its own where the screen is narrow. */
export function DataTable({ label, head, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable
    <section className={styles.table} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
