import { acceptedFeatures, type FeatureRecommendation } from '@sitewright/builder'
import { featureOf, frameworkOf, limits } from '@sitewright/catalog'
import { findPaletteName, isLookOf, lookOf, motifName, proposeLook, type Analysis } from '@sitewright/site'
import { useBuilder, useDispatch, useSite } from '../../builder/builder-context.tsx'
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
        <ProposedLook analysis={analysis} />
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

/** The look that is proposed, and a way to take it where the site has another. */
function ProposedLook({ analysis }: { analysis: Analysis }) {
  const dispatch = useDispatch()
  const site = useSite()
  const look = proposeLook(site, analysis.recommendations.asked)
  const name = findPaletteName(look)
  return (
    <div>
      <dt>{messages.look}</dt>
      <dd className={styles.colors}>
        {[look.primaryColor, look.secondaryColor, look.accentColor].map((color) => (
          <i key={color} style={{ background: color }} />
        ))}
        <span>{messages.lookOf(name, look.motif && motifName(look.motif))}</span>
        {!isLookOf(site.customization, look) && (
          <button
            type="button"
            className="link"
            onClick={() => {
              const before = lookOf(site)
              dispatch({ type: 'mergeCustomization', customization: look })
              toast({
                tone: 'success',
                text: messages.lookTaken,
                group: 'choice',
                action: {
                  label: messages.undo,
                  isUndo: true,
                  run: () => dispatch({ type: 'mergeCustomization', customization: before })
                }
              })
            }}
          >
            {messages.takeLook}
          </button>
        )}
      </dd>
    </div>
  )
}
