import type { DatabaseConnection } from '@sitewright/api'
import { ownDatabaseKind } from '@sitewright/databases'
import { Link } from 'react-router'
import { useOwnPlace } from './use-own-place.ts'
import { Status } from '../../../ui/status.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { formatMs, formatValue } from '../../shared/format-value.ts'
import { toDatabaseAddress, type DatabaseTab } from '../database-tabs.ts'
import styles from '../database.module.css'
import { toKindLabel } from '../kind-messages.ts'
import { databaseMessages as words } from '../messages.ts'

interface ConnectionCardsProps {
  connections: readonly DatabaseConnection[]
  shown: string
  /** The open tab, which choosing another connection keeps. */
  tab: DatabaseTab
}

/** A tone for each state; one that is switched off has none. */
export const connectionTones: Readonly<Record<DatabaseConnection['status'], Tone | undefined>> = {
  connected: 'success',
  disconnected: undefined,
  error: 'danger'
}

/** The connections as cards; choosing one switches the screen to it, and the address says which. */
export function ConnectionCards({ connections, shown, tab }: ConnectionCardsProps) {
  return (
    <nav className={styles.cards} aria-label={words.cards}>
      {connections.map((connection) => (
        <Link
          key={connection.id}
          className={styles.card}
          to={`?${new URLSearchParams(toDatabaseAddress(connection.id, tab))}`}
          aria-current={connection.id === shown ? 'true' : undefined}
        >
          <Card connection={connection} />
        </Link>
      ))}
    </nav>
  )
}

function Card({ connection }: { connection: DatabaseConnection }) {
  const ownPlace = useOwnPlace()
  const { name, type, version, host, port, database, status, connectionPool, production } = connection
  return (
    <>
      <b className={styles.name}>{name}</b>
      <span className={styles.quiet}>
        {toKindLabel(type)} {version}
        {production && <span className={styles.badge}>{words.production}</span>}
      </span>
      <span className={`mono ${styles.place}`}>
        {type === ownDatabaseKind ? ownPlace : `${host}:${port}/${database}`}
      </span>
      <Status tone={connectionTones[status]}>{describeState(connection)}</Status>
      <span className={styles.quiet}>
        {connectionPool === null ? ' ' : words.pool(connectionPool.active, connectionPool.total)}
      </span>
      <span className={styles.figures} title={words.figuresTitle}>
        {describeFigures(connection)}
        <span className="vh">{words.figuresSource}</span>
      </span>
    </>
  )
}

/** What the panel ran recently: how many queries, how fast, and how often. */
function describeFigures({
  performance: { queries, avgResponseTime, throughput }
}: DatabaseConnection): string {
  if (avgResponseTime === null || throughput === null) return words.noFigures
  return words.figures(queries, formatFigure(avgResponseTime), formatFigure(throughput))
}

/** A figure with one decimal; one that is less than that is not nothing. */
function formatFigure(value: number): string {
  return value < 0.1 ? words.almostNothing : formatValue(value)
}

/** A state in a few words: why it failed, or how fast it answers. */
function describeState({ status, testedAt, enabled, responseMs }: DatabaseConnection): string {
  if (status === 'disconnected')
    return enabled && testedAt === null ? words.untested : words.statuses.disconnected
  if (status === 'connected' && responseMs !== null) return words.response(formatMs(responseMs))
  return words.statuses[status]
}
