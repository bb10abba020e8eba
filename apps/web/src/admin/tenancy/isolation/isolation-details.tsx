import type { IsolationProbe } from '@sitewright/api'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatCount } from '../format-tenant.ts'
import { isolationMessages as words } from './messages.ts'
import tenantStyles from '../tenants.module.css'
import styles from './isolation.module.css'

/** The probes of isolation with their differences, and how to run them. */
export function IsolationDetails({ probes }: { probes: readonly IsolationProbe[] }) {
  return (
    <div className={tenantStyles.panel}>
      <p>{words.explanation}</p>
      {probes.map((probe) => (
        <section key={probe.layer} className={styles.list} aria-label={words.layers[probe.layer]}>
          <h3>{words.layers[probe.layer]}</h3>
          <Result probe={probe} />
        </section>
      ))}
      {probes.length > 0 && !probes.some(({ layer }) => layer === 'rows') && <p>{words.withoutRows}</p>}
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
          [words.routes, formatCount(routes)],
          [words.objects, formatCount(objects)],
          [words.comparisons, formatCount(comparisons)],
          [words.differences, formatCount(found)]
        ]}
      />
      {found > 0 && (
        <section className={styles.list} aria-label={words.foundList}>
          <h4>{words.foundList}</h4>
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
          <h4>{words.unprovenList}</h4>
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
