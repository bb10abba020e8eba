import {
  isFieldShown,
  messages,
  recommendedFeatures,
  toggleFeature,
  visibleFeatures,
  generationSeconds
} from '@sitewright/builder'
import {
  featureCategories,
  featureOf,
  missingNeeds,
  type FeatureCategory,
  type FeatureId
} from '@sitewright/catalog'
import { useState } from 'react'
import { useBuilder, useBuilderStore, useSite } from '../../builder/builder-context.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useFieldTab } from '../../builder/field-focus.ts'
import { StepFrame } from '../frame/step-frame.tsx'
import { useMissing } from '../use-missing.ts'
import { FeatureCard } from './feature-card.tsx'
import { featureMessages } from './messages.ts'
import styles from './features.module.css'
import { PaymentLink } from './payment-link.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { toast } from '../../ui/toast.ts'

const categories = Object.keys(featureCategories) as FeatureCategory[]

const tabOfField = { 'deployment.paymentLink': 'business' } as const

/** The fourth step: the features of the site. */
export function Features() {
  const store = useBuilderStore()
  const selected = useBuilder((state) => state.site.selectedFeatures)
  const [category, setCategory] = useFieldTab<FeatureCategory>('business', tabOfField)
  const [advanced, setAdvanced] = useState(() => selected.some((id) => featureOf(id).complexity === 'Hard'))
  const asksPaymentLink = useBuilder((state) => isFieldShown(state, 'deployment.paymentLink'))
  const recommended = recommendedFeatures(useSite())
  const toggle = (id: FeatureId) => {
    const change = toggleFeature(store.get().site.selectedFeatures, id)
    store.dispatch({ type: 'setFeatures', features: change.selected })
    if (change.message !== '') toast({ tone: 'success', text: change.message, group: 'choice' })
  }
  const shown = visibleFeatures(category, advanced)
  const open = shown.filter((id) => selected.includes(id) || missingNeeds(id, selected).length === 0)
  const waiting = shown.filter((id) => !open.includes(id))
  const cards = (ids: readonly FeatureId[]) => (
    <div className={styles.cards}>
      {ids.map((id) => (
        <FeatureCard
          key={id}
          id={id}
          selected={selected}
          recommended={recommended.includes(id)}
          onToggle={() => toggle(id)}
        />
      ))}
    </div>
  )
  return (
    <StepFrame
      title={featureMessages.title}
      lead={featureMessages.lead}
      missing={useMissing('features')}
      missingHint={messages.featureMissing}
      hint={
        <span>
          {featureMessages.about} <b className="num">{featureMessages.seconds(generationSeconds)}</b>{' '}
          {featureMessages.toGenerate}
        </span>
      }
      figures={
        <div className={styles.figures}>
          <p>
            <b className="num">{selected.length}</b>
            {featureMessages.selectedCount}
          </p>
          <p>
            <b className="num">{recommended.length}</b>
            {featureMessages.recommendedCount}
          </p>
        </div>
      }
      footer={<SelectionBar selected={selected} onRemove={toggle} />}
    >
      <div id="selectedFeatures" tabIndex={-1}>
        <Tabs
          label={featureMessages.categories}
          value={category}
          onChange={setCategory}
          rowClass={styles.row}
          items={categories.map((value) => ({
            value,
            label: (
              <>
                {featureCategories[value]}{' '}
                <span className="n">{selected.filter((id) => featureOf(id).category === value).length}</span>
              </>
            )
          }))}
          end={<Switch label={featureMessages.showAdvanced} checked={advanced} onChange={setAdvanced} />}
        >
          {cards(open)}
          {category === tabOfField['deployment.paymentLink'] && asksPaymentLink && <PaymentLink />}
          {waiting.length > 0 && (
            <>
              <h2 className={styles.waiting}>{featureMessages.waiting}</h2>
              {cards(waiting)}
            </>
          )}
          <HiddenCount category={category} advanced={advanced} onShow={() => setAdvanced(true)} />
        </Tabs>
      </div>
    </StepFrame>
  )
}

interface HiddenCountProps {
  category: FeatureCategory
  advanced: boolean
  onShow: () => void
}

/** The count of features that "Show Advanced" would add here. */
function HiddenCount({ category, advanced, onShow }: HiddenCountProps) {
  const count = visibleFeatures(category, true).length - visibleFeatures(category, advanced).length
  if (count === 0) return null
  return (
    <p className={styles.hidden}>
      {featureMessages.hidden(count)}{' '}
      <button type="button" className="link" onClick={onShow}>
        {featureMessages.showHidden(count)}
      </button>
    </p>
  )
}
