import type { DatabaseConnection } from '@sitewright/api'
import { chargeUnits, estimateCharge, isMetered, type ChargeEstimate } from '@sitewright/databases'
import type { SchemaTable } from '@sitewright/databases'
import { useQuery } from '@tanstack/react-query'
import { chargesQuery } from '../database.api.ts'
import { formatAmount } from './format-amount.ts'
import { chargeMessages as words } from './messages.ts'
import styles from './query.module.css'

interface ChargeLineProps {
  connection: DatabaseConnection
  text: string
  rows: number
  tables: readonly SchemaTable[] | undefined
}

/** What a query is going to cost, and what those of today did, for a kind that charges for reading. */
export function ChargeLine({ connection, ...facts }: ChargeLineProps) {
  const { id, type } = connection
  const { data } = useQuery({ ...chargesQuery(id), enabled: isMetered(type) })
  if (!isMetered(type)) return null
  const unit = chargeUnits[type]
  const estimate = estimateCharge(type, facts)
  const isUsedUp = data?.budget != null && data.charged >= data.budget
  return (
    <p className={styles.charge}>
      <span>{describe(estimate, unit)}</span>
      {data !== undefined && (
        <span className={isUsedUp ? styles.usedUp : ''}>
          {words.today(
            formatAmount(data.charged),
            data.budget === null ? undefined : formatAmount(data.budget)
          )}
          {isUsedUp && ` ${words.usedUp}`}
        </span>
      )}
    </p>
  )
}

function describe(estimate: ChargeEstimate, unit: string): string {
  if (estimate.kind === 'unknown') return words.unknown[estimate.reason]
  return words[estimate.kind](formatAmount(estimate.amount), unit)
}
