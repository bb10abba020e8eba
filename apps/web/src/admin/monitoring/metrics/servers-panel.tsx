import type { ServerView } from '@sitewright/api'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Status } from '../../../ui/status.tsx'
import { monitoringMessages } from '../messages.ts'
import styles from '../monitoring.module.css'
import { Panel } from '../../../ui/panel.tsx'

const { servers: words } = monitoringMessages

/** The servers that run, and those that ran within a week. */
export function ServersPanel({ servers }: { servers: readonly ServerView[] }) {
  const clock = useClock()
  return (
    <Panel title={words.title}>
      <table className={styles.table}>
        <caption className="vh">{words.title}</caption>
        <thead>
          <tr>
            {[words.name, words.version, words.since, words.seen].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {servers.map(({ id, host, version, startedAt, seenAt, live }) => (
            <tr key={id}>
              <th scope="row">
                {host.name ?? words.unnamed}{' '}
                <Status tone={live ? 'success' : undefined}>{live ? words.live : words.gone}</Status>
              </th>
              <td className="mono">{version}</td>
              <td>{formatDateTime(startedAt, clock)}</td>
              <td>{formatDateTime(seenAt, clock)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
