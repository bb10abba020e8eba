import type { IsolationProbe } from '@sitewright/api'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatCount } from '../format-tenant.ts'
import { isolationMessages as words } from './messages.ts'
import tenantStyles from '../tenants.module.css'
import styles from './isolation.module.css'

/** A probe of isolation with its differences, and how to run one. */
export function IsolationDetails({ probe }: { probe: IsolationProbe | null }) {
  return (
    <div className={tenantStyles.panel}>
      <p>{words.explanation}</p>
      {probe !== null && <Result probe={probe} />}
      <div className={styles.command}>
        <p>{words.how}</p>
        <code>{words.command}</code>
      </div>
    </div>
  )
}

function Result({ probe }: { probe: IsolationProbe }) {
  const clock = useClock()
  const { startedAt, endedAt, routes, objects, comparisons, found, differences, unproven } = probe
  return (
    <>
      <DescriptionList
        rows={[
          [words.ended, formatDateTime(endedAt, clock)],
          [words.duration, words.seconds(endedAt - startedAt)],
          [words.layer, words.repository],
          [words.routes, formatCount(routes)],
          [words.objects, formatCount(objects)],
          [words.comparisons, formatCount(comparisons)],
          [words.differences, formatCount(found)]
        ]}
      />
      {found > 0 && (
        <section className={styles.list} aria-label={words.foundList}>
          <h3>{words.foundList}</h3>
          {differences.length < found && <p>{words.firstOf(differences.length, found)}</p>}
          <ul>
            {differences.map(({ route, object, what }, index) => (
              <li key={index}>
                <code>{route}</code>
                <span>{words.difference(object, what)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unproven.length > 0 && (
        <section className={styles.list} aria-label={words.unprovenList}>
          <h3>{words.unprovenList}</h3>
          <ul>
            {unproven.map((route) => (
              <li key={route}>
                <code>{route}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
