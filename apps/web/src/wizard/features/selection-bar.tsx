import { featureOf, limits, type FeatureId } from '@sitewright/catalog'
import { IconX } from '@tabler/icons-react'
import { useSite } from '../../builder/builder-context.tsx'
import { javascriptKB, formatKB, useBundleSizes } from '../../builder/bundle-sizes.ts'
import { Gauge } from '../../ui/gauge.tsx'
import { useHighlight } from '../frame/highlight.ts'
import { budgetMessages } from '../frame/messages.ts'
import { featureMessages as messages } from './messages.ts'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  selected: readonly FeatureId[]
  onRemove: (id: FeatureId) => void
}

/** The selected features as chips, and their bundle size against the budget. */
export function SelectionBar({ selected, onRemove }: SelectionBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        <b id="selected">{messages.selected}</b>
        <ul aria-labelledby="selected">
          {selected.map((id) => (
            <li key={id} className={styles.chip}>
              {featureOf(id).name}
              <button
                type="button"
                aria-label={messages.remove(featureOf(id).name)}
                onClick={() => onRemove(id)}
              >
                <IconX className="i s" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {selected.length === 0 && <span className="faint">{messages.nothingSelected}</span>}
      </div>
      <Budget selected={selected} />
    </div>
  )
}

/** A meter of the bundle size against the budget; the yellow part belongs to the feature under the pointer. */
function Budget({ selected }: { selected: readonly FeatureId[] }) {
  const sizes = useBundleSizes(useSite().selectedFramework)
  const { feature } = useHighlight()
  const weight = javascriptKB(sizes, selected)
  if (weight === null || sizes === null) return null
  const budget = limits.budgets.javascriptKB
  const pointed = (sizes.features[feature as FeatureId]?.javascript ?? 0) / 1000
  const own = selected.includes(feature as FeatureId) ? pointed : 0
  return (
    <div className="budget">
      <Gauge
        value={((weight - own) / budget) * 100}
        added={(pointed / budget) * 100}
        label={budgetMessages.share}
      />
      <p>
        <b>{formatKB(weight)}</b> {budgetMessages.of(budget)}
      </p>
    </div>
  )
}
