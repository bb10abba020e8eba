import { changeMessages, conflictMessages } from '../messages.ts'
import type { Change } from './changes.ts'
import styles from './conflict.module.css'

/** More than these nobody compares in a dialog. */
const mostShown = 8

/** What differs between two states of a project, side by side. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={styles.differs}>{conflictMessages.same}</p>
  const more = changes.length - mostShown
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
          {changes.slice(0, mostShown).map(({ what, mine, theirs }) => (
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
