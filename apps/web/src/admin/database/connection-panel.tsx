import type { DatabaseConnection } from '@sitewright/api'
import { databaseKindFacts } from '@sitewright/databases'
import { formatDateTime } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './database.module.css'
import { databaseMessages as words } from './messages.ts'
import type { ConnectionActs } from './use-connection-acts.ts'

interface ConnectionPanelProps {
  connection: DatabaseConnection
  acts: ConnectionActs
}

/** What is known of a connection, and what can be done with it. */
export function ConnectionPanel({ connection, acts }: ConnectionPanelProps) {
  const { name: title, enabled, message, status } = connection
  const clock = useClock()
  const at = (time: number | null): string => (time === null ? words.never : formatDateTime(time, clock))
  return (
    <section className="dense panel-box" aria-labelledby="connection-title">
      <div className={`panel-head ${styles.head}`}>
        <h2 id="connection-title">{title}</h2>
        <div role="group" aria-label={words.acts(title)} className={styles.acts}>
          {enabled && (
            <Button onClick={() => acts.test(connection)} aria-busy={acts.isTesting}>
              {acts.isTesting ? words.testing : words.test}
            </Button>
          )}
          {acts.mayManage && (
            <>
              <Button onClick={() => acts.edit(connection)}>{words.edit}</Button>
              <Button onClick={() => acts.enable(connection, !enabled)}>
                {enabled ? words.disconnect : words.connect}
              </Button>
              <Button kind="quiet" onClick={() => acts.remove(connection)}>
                {words.delete}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className={styles.body}>
        {status === 'error' && message !== null && <Banner tone="danger">{message}</Banner>}
        <dl className={styles.facts}>
          {toFacts(connection, at).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** What is known of a connection, by name. */
function toFacts(
  connection: DatabaseConnection,
  at: (time: number | null) => string
): readonly (readonly [name: string, value: string])[] {
  const { type, version, host, port, database, user, mayWrite, tls, connectionPool: pool } = connection
  const { facts } = words
  return [
    [facts.type, databaseKindFacts[type].label],
    [facts.version, version ?? '–'],
    [facts.server, `${host}:${port}`],
    [facts.database, database],
    [facts.role, mayWrite === true ? words.mayWrite(user) : user],
    [facts.encryption, tls ? words.verified : words.plaintext],
    [facts.connections, pool === null ? '–' : words.pooled(pool.active, pool.idle, pool.total)],
    [facts.lastConnected, at(connection.lastConnected)],
    [facts.tested, at(connection.testedAt)]
  ]
}
