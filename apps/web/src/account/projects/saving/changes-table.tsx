import { changeMessages, conflictMessages } from '../messages.ts'
import type { SiteChange } from './diff-sites.ts'
import styles from './conflict-dialog.module.css'

/** More than these nobody compares in a dialog. */
const maxRows = 8

/** What differs between two states of a project, side by side. */
export function ChangesTable({ changes }: { changes: readonly SiteChange[] }) {
  if (changes.length === 0) return <p className={styles.differs}>{conflictMessages.same}</p>
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
      {more > 0 && <p className={styles.differs}>{changeMessages.more(more)}</p>}
    </>
  )
}
