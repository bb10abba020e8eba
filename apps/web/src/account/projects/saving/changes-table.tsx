import { changeMessages, conflictMessages } from '../messages.ts'
import styles from './conflict-dialog.module.css'
import type { SiteChange } from './diff-sites.ts'

/** Rows shown in the dialog before the rest is counted. */
const maxRows = 8

/** A diff of two states of a project, side by side. */
export function ChangesTable({ changes }: { changes: readonly SiteChange[] }) {
  if (changes.length === 0) return <p className={styles.summary}>{conflictMessages.same}</p>
  const more = changes.length - maxRows
  return (
    <>
      <table className={styles.changes}>
        <caption>{conflictMessages.differs}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{changeMessages.what}</th>
            <th scope="col">{conflictMessages.mine}</th>
            <th scope="col">{conflictMessages.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, maxRows).map(({ what, mine, theirs }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={styles.summary}>{changeMessages.more(more)}</p>}
    </>
  )
}
