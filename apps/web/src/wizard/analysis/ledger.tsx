import { featureOf, type FeatureId } from '@sitewright/catalog'
import { reasonSource } from '@sitewright/advisor'
import type { Analysis, FeatureReason } from '@sitewright/site'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Confidence } from '../../ui/gauge.tsx'
import { FeatureIcon } from '../../ui/feature-icon.tsx'
import styles from './ledger.module.css'

interface LedgerProps {
  analysis: Analysis
  declined: readonly FeatureId[]
  onDecide: (id: FeatureId, keep: boolean) => void
}

const sources = { words: 'Your words', industry: 'Industry' } as const

/** Every suggested feature with its reason, how sure it is, and the decision. */
export function Ledger({ analysis, declined, onDecide }: LedgerProps) {
  const { features } = analysis.recommendations
  const reasons = new Map((analysis.reasons ?? []).map((reason) => [reason.feature, reason]))
  return (
    <>
      <div className={styles.head}>
        <h2>Features</h2>
        <span className="faint num">
          {features.filter((id) => !declined.includes(id)).length} of {features.length} kept
        </span>
      </div>
      <ul className={styles.ledger}>
        {features.map((id) => (
          <Row
            key={id}
            id={id}
            reason={reasons.get(id)}
            kept={!declined.includes(id)}
            onDecide={(keep) => onDecide(id, keep)}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  id: FeatureId
  reason: FeatureReason | undefined
  kept: boolean
  onDecide: (keep: boolean) => void
}

function Row({ id, reason, kept, onDecide }: RowProps) {
  const { name, description } = featureOf(id)
  return (
    <li className={kept ? undefined : styles.off}>
      <FeatureIcon id={id} />
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{reason?.text ?? description}</p>
      </div>
      {reason && (
        <div className={styles.evidence}>
          <span className="badge out">{sources[reasonSource(reason)]}</span>
          <Confidence value={reason.confidence} />
        </div>
      )}
      <fieldset className={styles.decision}>
        <legend className="vh">{name}</legend>
        <button
          type="button"
          className={kept ? styles.on : undefined}
          aria-pressed={kept}
          aria-label={`Accept ${name}`}
          onClick={() => onDecide(true)}
        >
          <IconCheck className="i" aria-hidden />
        </button>
        <button
          type="button"
          className={kept ? undefined : styles.no}
          aria-pressed={!kept}
          aria-label={`Decline ${name}`}
          onClick={() => onDecide(false)}
        >
          <IconX className="i" aria-hidden />
        </button>
      </fieldset>
    </li>
  )
}
