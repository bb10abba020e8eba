import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { teamMessages as messages } from './messages.ts'
import { teamReportQuery } from './team.api.ts'
import styles from './team.module.css'

/** Figures of the team: people, roles, sign-ins, shared projects. */
export function TeamReport() {
  return (
    <section className={styles.panel} aria-label={messages.report}>
      <h2>{messages.report}</h2>
      <QueryBoundary query={useQuery(teamReportQuery)} rows={3}>
        {({ people, roles, projects }) => (
          <>
            <dl className={styles.figures}>
              <Figure name={messages.people} value={people.total} />
              <Figure
                name={messages.active}
                value={people.active}
                note={messages.inactive(people.inactive)}
              />
              <Figure name={messages.online} value={people.online} />
              <Figure name={messages.signedIn} value={people.signedIn} />
              <Figure name={messages.never} value={people.never} />
              <Figure name={messages.added} value={people.added} />
              <Figure
                name={messages.projects}
                value={projects.shared}
                note={messages.changed(projects.changed)}
              />
            </dl>
            <ul className={styles.roles} aria-label={messages.roles}>
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
