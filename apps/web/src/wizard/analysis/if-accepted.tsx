import { acceptedFeatures, pickPreset, type FeatureRecommendation } from '@sitewright/builder'
import { colorPresets, colorSchemeIds, featureOf, frameworkOf, limits } from '@sitewright/catalog'
import type { Analysis } from '@sitewright/site'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { javascriptKB, formatKB, useBundleSizes } from '../../builder/bundle-sizes.ts'
import { Gauge } from '../../ui/gauge.tsx'
import { budgetMessages } from '../frame/messages.ts'
import { resultMessages as messages } from './messages.ts'
import styles from './if-accepted.module.css'
import { toast } from '../../ui/toast.ts'

/** Summary of what accepting would change, with its bundle size. */
export function IfAccepted({
  analysis,
  rows
}: {
  analysis: Analysis
  rows: readonly FeatureRecommendation[]
}) {
  const typescript = useBuilder((state) => state.site.typescript)
  const accepted = rows.filter((row) => row.accepted).map(({ feature }) => feature)
  const all = acceptedFeatures(rows)
  const along = all.filter((id) => !accepted.includes(id))
  const weight = javascriptKB(useBundleSizes(analysis.recommendations.framework), all)
  const budget = limits.budgets.javascriptKB
  const spoken = (analysis.reasons ?? []).find(
    ({ feature, words }) => words.length > 0 && accepted.includes(feature)
  )
  return (
    <>
      <h2 className={styles.title}>{messages.ifAccepted}</h2>
      <dl className={styles.sum}>
        <div>
          <dt>{messages.framework}</dt>
          <dd>
            {frameworkOf(analysis.recommendations.framework).name},{' '}
            {typescript ? messages.typescript : messages.javascript}
          </dd>
        </div>
        <div>
          <dt>{messages.features}</dt>
          <dd>
            {messages.chosen(accepted.length, along.length)}
            {along.length > 0 && <small>{along.map((id) => featureOf(id).name).join(', ')}</small>}
          </dd>
        </div>
        <SuggestedColors scheme={analysis.recommendations.colorScheme} />
      </dl>
      {weight !== null && (
        <>
          <h2 className={styles.title}>{messages.budget}</h2>
          <div className="budget">
            <Gauge value={(weight / budget) * 100} label={budgetMessages.share} />
            <p>
              <b>{formatKB(weight)}</b> {budgetMessages.of(budget)}
            </p>
          </div>
        </>
      )}
      {spoken && (
        <blockquote className={styles.quote}>
          <p>“{spoken.words[0]}”</p>
          <footer>{messages.spoken(featureOf(spoken.feature).name)}</footer>
        </blockquote>
      )}
    </>
  )
}

/** Applies the suggested colours by themselves; nothing where the suggestion is only a mood. */
function SuggestedColors({ scheme }: { scheme: string }) {
  const dispatch = useDispatch()
  const current = useBuilder((state) => state.site.customization.colorScheme)
  const id = colorSchemeIds.find((each) => each === scheme)
  if (id === undefined) return null
  const { name, primary, secondary, accent } = colorPresets[id]
  return (
    <div>
      <dt>{messages.colors}</dt>
      <dd className={styles.colors}>
        {[primary, secondary, accent].map((color) => (
          <i key={color} style={{ background: color }} />
        ))}
        <span>{name}</span>
        {current !== id && (
          <button
            type="button"
            className="link"
            onClick={() => {
              const { action, text } = pickPreset(id)
              dispatch(action)
              toast({ tone: 'success', text: text, group: 'choice' })
            }}
          >
            {messages.applyColors}
          </button>
        )}
      </dd>
    </div>
  )
}
