import type { DatabaseWrite } from '@sitewright/api'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'

type Cell = NonNullable<DatabaseWrite['sample'][number]['before']>[number]

/** The rows of a write: their key, and what differs before and after. */
export function TouchedRows({ write }: { write: DatabaseWrite }) {
  const { rows, columns, key, sample, sampleGap } = write
  const shown = columns
    .map(({ name }, at) => ({ name, at, isKey: key.includes(name) }))
    .filter(
      ({ at, isKey }) =>
        !isKey && sample.some(({ before, after }) => toText(before?.[at]) !== toText(after?.[at]))
    )
  const keys = columns.flatMap(({ name }, at) => (key.includes(name) ? [{ name, at }] : []))
  return (
    <section className={styles.half} aria-labelledby="touched-title">
      <h3 id="touched-title">
        {words.touched(rows)} {sample.length < rows && <span>{words.showing(sample.length)}</span>}
      </h3>
      {sampleGap !== null && <p className={styles.quiet}>{words.gaps[sampleGap]}</p>}
      {sample.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={words.sample}>
          <table>
            <thead>
              <tr>
                {keys.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                {shown.flatMap(({ name }) => [
                  <th key={`${name} before`} scope="col">{`${name} ${words.before}`}</th>,
                  <th key={`${name} after`} scope="col">{`${name} ${words.after}`}</th>
                ])}
              </tr>
            </thead>
            <tbody>
              {sample.map(({ before, after }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the sample stays as it is
                <tr key={index} className="mono">
                  {keys.map(({ name, at }) => (
                    <td key={name}>{toText((after ?? before)?.[at])}</td>
                  ))}
                  {shown.flatMap(({ name, at }) => [
                    <td key={`${name} before`} className={styles.before}>
                      {before === null ? '' : `− ${toText(before[at])}`}
                    </td>,
                    <td key={`${name} after`} className={styles.after}>
                      {after === null ? '' : `+ ${toText(after[at])}`}
                    </td>
                  ])}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function toText(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  if (cell === null) return 'NULL'
  return typeof cell === 'string' ? cell : `${cell.cut}…`
}
