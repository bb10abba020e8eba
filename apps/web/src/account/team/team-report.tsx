import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { teamMessages as words } from './messages.ts'
import { teamReportQuery } from './team.api.ts'
import styles from './team.module.css'

/** What the team is, and what it did recently. */
export function TeamReport() {
  return (
    <section className={styles.panel} aria-label={words.report}>
      <h2>{words.report}</h2>
      <QueryBoundary query={useQuery(teamReportQuery)} rows={3}>
        {({ people, roles, projects }) => (
          <>
            <dl className={styles.figures}>
              <Figure name={words.people} value={people.total} />
              <Figure name={words.active} value={people.active} note={words.inactive(people.inactive)} />
              <Figure name={words.online} value={people.online} />
              <Figure name={words.signedIn} value={people.signedIn} />
              <Figure name={words.never} value={people.never} />
              <Figure name={words.added} value={people.added} />
              <Figure name={words.projects} value={projects.shared} note={words.changed(projects.changed)} />
            </dl>
            <ul className={styles.roles} aria-label={words.roles}>
              {roles.map(({ id, name, people: count }) => (
                <li key={id}>
                  {name} <span className="num">{count.toLocaleString('en-GB')}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function Figure({ name, value, note }: { name: string; value: number; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="num">{value.toLocaleString('en-GB')}</span>
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  )
}
