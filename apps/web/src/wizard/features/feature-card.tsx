import { findLeftOut, launchMessages } from '@sitewright/builder'
import { closureOf, featureOf, missingNeeds, type Complexity, type FeatureId } from '@sitewright/catalog'
import { IconCheck, IconDiamond, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useSite } from '../../builder/builder-context.tsx'
import { formatKB, useBundleSizes } from '../../builder/bundle-sizes.ts'
import { FeatureIcon } from '../../ui/feature-icon.tsx'
import { useHighlight } from '../frame/highlight.ts'
import { featureMessages as messages } from './messages.ts'
import styles from './feature-card.module.css'

interface FeatureCardProps {
  id: FeatureId
  selected: readonly FeatureId[]
  recommended: boolean
  onToggle: () => void
}

const complexityBars: Record<Complexity, number> = { Easy: 1, Medium: 2, Hard: 3 }

/** A feature as a checkbox card: description, complexity, dependencies and bundle size. */
export function FeatureCard({ id, selected, recommended, onToggle }: FeatureCardProps) {
  const { name, description, complexity, premium } = featureOf(id)
  const { set } = useHighlight()
  const on = selected.includes(id)
  const shut = !on && missingNeeds(id, selected).length > 0
  const leftOut = findLeftOut(useSite(), id)
  const needs = closureOf([id]).filter((each) => each !== id)
  const mark = { onPointerEnter: () => set(id), onPointerLeave: () => set(undefined) }
  return (
    <label className={`${styles.card} ${on ? styles.on : ''} ${shut ? styles.wait : ''}`} {...mark}>
      <input
        type="checkbox"
        checked={on}
        disabled={shut}
        aria-describedby={leftOut ? `${id}-does ${id}-left-out` : `${id}-does`}
        onChange={onToggle}
        onFocus={() => set(id)}
        onBlur={() => set(undefined)}
      />
      <span className={styles.checkbox} aria-hidden="true">
        <IconCheck className="i s" />
      </span>
      <FeatureIcon id={id} />
      <span className={styles.name}>
        {name}
        {recommended && <span className="badge rule">{messages.recommended}</span>}
        {premium && (
          <span className="badge out">
            <IconDiamond className="i" aria-hidden />
            {messages.premium}
          </span>
        )}
      </span>
      <span className={styles.does} id={`${id}-does`}>
        {description}
      </span>
      {leftOut && (
        <span className={styles.leftOut} id={`${id}-left-out`}>
          <IconInfoCircle className="i s" aria-hidden />
          <span>
            <b>{launchMessages.title}.</b> {leftOut.why} {leftOut.remedy}
          </span>
        </span>
      )}
      <span className={styles.footer}>
        <span className={styles.complexity}>
          {[1, 2, 3].map((bar) => (
            <i key={bar} className={bar <= complexityBars[complexity] ? styles.full : undefined} />
          ))}
          {complexity}
        </span>
        {needs.map((need) => (
          <NeedBadge key={need} id={need} there={selected.includes(need)} />
        ))}
        <FeatureCost id={id} />
      </span>
    </label>
  )
}

function NeedBadge({ id, there }: { id: FeatureId; there: boolean }) {
  return (
    <span className={`badge ${there ? 'success' : 'danger'}`}>
      {there ? (
        <IconCheck className="i" aria-label={messages.there} />
      ) : (
        <IconX className="i" aria-label={messages.missing} />
      )}
      {messages.needs(featureOf(id).name)}
    </span>
  )
}

function pluralize(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** The measured bundle size of a feature; nothing where it was not measured. */
function FeatureCost({ id }: { id: FeatureId }) {
  const { selectedFramework } = useSite()
  const measure = useBundleSizes(selectedFramework)?.features[id]
  if (measure === undefined) return null
  return (
    <span className={`${styles.cost} num`}>
      +{formatKB(measure.javascript / 1000)}
      <em>{pluralize(measure.files, 'file')}</em>
      {measure.pages > 0 && <em>{pluralize(measure.pages, 'page')}</em>}
    </span>
  )
}
