import type { HealthScore } from '@sitewright/api'
import { memo } from 'react'
import { NamedStatus } from '../../../ui/named-status.tsx'
import styles from '../monitoring.module.css'
import { scoreMessages as words } from './score-messages.ts'
import { Panel } from '../../../ui/panel.tsx'

/** The health score with its parts, their weights and the reason of each. */
export const HealthPanel = memo(function HealthPanel({
  health: { score, status, parts }
}: {
  health: HealthScore
}) {
  return (
    <Panel title={words.title} lead={words.lead}>
      <div className={styles.score}>
        <strong>{score ?? '–'}</strong>
        <NamedStatus name={status} />
      </div>
      <table className={styles.table}>
        <caption className="vh">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col" className={styles.number}>
              {words.weight}
            </th>
            <th scope="col" className={styles.number}>
              {words.value}
            </th>
            <th scope="col">{words.reason}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, name, weight, score: own, reason }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className={styles.number}>{weight} %</td>
              <td className={styles.number}>{own ?? '–'}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
})
