import type { PlanNode } from '@sitewright/databases'
import { numberFormat } from '../../../lib/intl-formats.ts'
import { formatValue } from '../../shared/format-value.ts'
import { queryMessages as words } from './messages.ts'
import styles from './query.module.css'

/** A plan as a tree, with what each step alone costs of the whole. */
export function PlanTree({ plan }: { plan: PlanNode }) {
  return (
    <>
      <ul className={styles.plan}>
        <Step node={plan} whole={plan.cost ?? 0} />
      </ul>
      <p className={styles.note}>{words.planNote}</p>
    </>
  )
}

function Step({ node, whole }: { node: PlanNode; whole: number }) {
  const { title, details, ownCost, rows, children } = node
  const share = ownCost === null || whole === 0 ? 0 : ownCost / whole
  return (
    <li>
      <div className={styles.step}>
        <div>
          <b>{title}</b>
          {details.map((detail) => (
            <span key={detail} className={`mono ${styles.detail}`}>
              {detail}
            </span>
          ))}
        </div>
        <span className={styles.track} aria-hidden="true">
          <span
            className={share > 0.5 ? styles.most : styles.bar}
            style={{ width: `${Math.max(1, 100 * share)}%` }}
          />
        </span>
        <span className="num">
          {ownCost === null ? '–' : `${words.planCost(formatValue(ownCost))} (${formatShare(share)})`}
        </span>
        <span className="num">{rows === null ? '–' : words.planRows(rows)}</span>
      </div>
      {children.length > 0 && (
        <ul>
          {children.map((child, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps have no other key, and do not move
            <Step key={index} node={child} whole={whole} />
          ))}
        </ul>
      )}
    </li>
  )
}

function formatShare(share: number): string {
  return numberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
