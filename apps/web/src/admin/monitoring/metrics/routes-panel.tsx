import type { RoutePerformance } from '@sitewright/api'
import { formatMs, formatPercent, formatValue } from '../../shared/format-value.ts'
import { monitoringMessages } from '../messages.ts'
import styles from '../monitoring.module.css'
import { Panel } from '../../../ui/panel.tsx'

const { routes: words } = monitoringMessages

/** Rows that are drawn; the rest is read by the call. */
const mostRows = 20

export function RoutesPanel({ routes }: { routes: readonly RoutePerformance[] }) {
  return (
    <Panel title={words.title} lead={words.lead}>
      {routes.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <table className={styles.table}>
          <caption className="vh">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.route}</th>
              {[words.calls, words.failed, words.p50, words.p95, words.p99].map((head) => (
                <th key={head} scope="col" className={styles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {routes.slice(0, mostRows).map(({ route, calls, failures, p50, p95, p99 }) => (
              <tr key={route}>
                <th scope="row" className="mono">
                  {route}
                </th>
                <td className={styles.number}>{formatValue(calls)}</td>
                <td className={styles.number}>{formatPercent((failures / calls) * 100)}</td>
                {[p50, p95, p99].map((ms, index) => (
                  // The three are always there, in this order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index} className={styles.number}>
                    {formatMs(ms)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
