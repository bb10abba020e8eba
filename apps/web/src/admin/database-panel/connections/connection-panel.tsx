import type { DatabaseConnection } from '@sitewright/api'
import { databaseCapabilities, databaseKindFacts, ownDatabaseKind } from '@sitewright/databases'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { connectionsQuery } from '../database.api.ts'
import styles from '../database.module.css'
import {
  cannotMessages,
  kindMessages,
  quietCapabilities,
  toFieldMessages,
  toKindLabel
} from '../kind-messages.ts'
import { databaseMessages as words } from '../messages.ts'
import { OwnDatabaseNote } from './own-database-note.tsx'
import { useOwnPlace } from './use-own-place.ts'
import type { ConnectionActions } from './use-connection-actions.ts'

interface ConnectionPanelProps {
  connection: DatabaseConnection
  acts: ConnectionActions
}

/** What is known of a connection, and what can be done with it. */
export function ConnectionPanel({ connection, acts }: ConnectionPanelProps) {
  const { name: title, enabled, message, status } = connection
  const isOwn = connection.type === ownDatabaseKind
  const { label, isPreview } = databaseKindFacts[connection.type]
  const own = useQuery(connectionsQuery).data?.own.kind
  const ownPlace = useOwnPlace()
  const reason = { disabled: true, 'aria-describedby': 'connection-fixed' }
  const fixed = isOwn ? reason : {}
  const builtIn = isOwn && own === 'built-in' ? reason : {}
  const isCopy = isOwn && own !== 'built-in'
  const clock = useClock()
  const at = (time: number | null): string => (time === null ? words.never : formatDateTime(time, clock))
  const facts = (
    <dl className={styles.facts}>
      {toFacts(connection, at, ownPlace).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <section className="dense panel-box" aria-labelledby="connection-title">
      <div className={`panel-head ${styles.head}`}>
        <h2 id="connection-title">{title}</h2>
        <div role="group" aria-label={words.acts(title)} className={styles.acts}>
          {enabled && (!isCopy || own === 'offered') && (
            <Button onClick={() => acts.test(connection)} aria-busy={acts.isTesting}>
              {isCopy
                ? acts.isTesting
                  ? words.copying
                  : words.copyAgain
                : acts.isTesting
                  ? words.testing
                  : words.test}
            </Button>
          )}
          {acts.mayManage && (
            <>
              <Button {...fixed} onClick={() => acts.edit(connection)}>
                {words.edit}
              </Button>
              <Button {...builtIn} onClick={() => acts.enable(connection, !enabled)}>
                {enabled ? words.disconnect : words.connect}
              </Button>
            </>
          )}
          {acts.mayRemove && (
            <Button {...builtIn} kind="quiet" onClick={() => acts.remove(connection)}>
              {words.delete}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.body}>
        {isOwn && (
          <p id="connection-fixed">
            <OwnDatabaseNote />
          </p>
        )}
        {isPreview === true && <p>{kindMessages.previewHelp(label)}</p>}
        {status === 'error' && message !== null && <Banner tone="danger">{message}</Banner>}
        {/* Results are to stand above the fold; the card has what changes. */}
        <details className={styles.about}>
          <summary>
            {words.about}
            {!isOwn && !connection.tls && <span className={styles.quiet}> · {words.plaintext}</span>}
          </summary>
          {facts}
        </details>
      </div>
    </section>
  )
}

/** What is known of a connection, by name. */
function toFacts(
  connection: DatabaseConnection,
  at: (time: number | null) => string,
  ownPlace: string
): readonly (readonly [name: string, value: string])[] {
  const { type, version, host, port, database, user, mayWrite, tls, connectionPool: pool } = connection
  const { facts } = words
  const fields = toFieldMessages(type)
  return [
    [facts.type, toKindLabel(type)],
    [facts.version, version ?? '–'],
    ...(type === ownDatabaseKind
      ? [[facts.server, ownPlace] as const]
      : [
          [facts.server, `${host}:${port}`] as const,
          [fields.database, database] as const,
          [fields.user, mayWrite === true ? words.mayWrite(user) : user] as const,
          [facts.encryption, tls ? words.verified : words.plaintext] as const
        ]),
    // A service over HTTP has none that could be counted, and the demo none at all.
    ...(!fields.isService && type !== ownDatabaseKind
      ? [[facts.connections, pool === null ? '–' : words.pooled(pool.active, pool.idle, pool.total)] as const]
      : []),
    [facts.lastConnected, at(connection.lastConnected)],
    [facts.tested, at(connection.testedAt)],
    ...toCannot(type)
  ]
}

/** What the kind of a connection cannot do, where that is worth a word. */
function toCannot(type: DatabaseConnection['type']): readonly (readonly [name: string, value: string])[] {
  const can = databaseCapabilities[type]
  const names = Object.keys(cannotMessages) as (keyof typeof cannotMessages)[]
  const missing = names.filter((name) => !can[name] && !quietCapabilities.has(name))
  if (missing.length === 0) return []
  const text = missing.map((name) => cannotMessages[name]).join('; ')
  return [[kindMessages.cannot, `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`]]
}
