import { reasonSource } from '@sitewright/advisor'
import type { FeatureRecommendation } from '@sitewright/builder'
import { featureOf, type FeatureId } from '@sitewright/catalog'
import { IconArrowsDiff, IconCheck, IconX } from '@tabler/icons-react'
import { FeatureIcon } from '../../ui/feature-icon.tsx'
import { Confidence } from '../../ui/gauge.tsx'
import styles from './feature-recommendations.module.css'
import { analysisMessages as messages, resultMessages } from './messages.ts'

interface FeatureRecommendationsProps {
  rows: readonly FeatureRecommendation[]
  /** The recommendations are stale: made from an earlier description of the business. */
  older: boolean
  onDecide: (id: FeatureId, keep: boolean) => void
}

const sources = { words: resultMessages.ownWords, industry: resultMessages.industry } as const

/** Every recommended feature with its reason, confidence and decision. */
export function FeatureRecommendations({ rows, older, onDecide }: FeatureRecommendationsProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>{resultMessages.features}</h2>
        <span className="faint num">
          {messages.accepted(rows.filter(({ accepted }) => accepted).length, rows.length)}
        </span>
      </div>
      <ul className={`${styles.list} ${older ? styles.older : ''}`}>
        {rows.map((row) => (
          <RecommendationRow
            key={row.feature}
            row={row}
            older={older}
            onDecide={(keep) => onDecide(row.feature, keep)}
          />
        ))}
      </ul>
    </>
  )
}

function RecommendationRow({
  row,
  older,
  onDecide
}: {
  row: FeatureRecommendation
  older: boolean
  onDecide: (keep: boolean) => void
}) {
  const { feature, reason, accepted, fallsWith, contrary } = row
  const { name, description } = featureOf(feature)
  return (
    <li className={accepted ? undefined : styles.off}>
      <FeatureIcon id={feature} />
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{reason?.text ?? description}</p>
        {contrary && (
          <p className={styles.contrary}>
            <IconArrowsDiff className="i s" aria-hidden />
            {row.advised ? messages.contraryKeep : messages.contraryDecline}
          </p>
        )}
        {fallsWith !== undefined && (
          <p className={styles.falls}>{messages.falls(featureOf(fallsWith).name)}</p>
        )}
      </div>
      {reason && (
        <div className={styles.evidence}>
          <span className="badge out">{older ? messages.olderWords : sources[reasonSource(reason)]}</span>
          {!older && <Confidence value={reason.confidence} />}
        </div>
      )}
      <fieldset className={styles.decision}>
        <legend className="vh">{name}</legend>
        <button
          type="button"
          className={accepted ? styles.on : undefined}
          aria-pressed={accepted}
          aria-label={resultMessages.accept(name)}
          onClick={() => onDecide(true)}
        >
          <IconCheck className="i" aria-hidden />
        </button>
        <button
          type="button"
          className={accepted ? undefined : styles.no}
          aria-pressed={!accepted}
          aria-label={resultMessages.decline(name)}
          onClick={() => onDecide(false)}
        >
          <IconX className="i" aria-hidden />
        </button>
      </fieldset>
    </li>
  )
}
