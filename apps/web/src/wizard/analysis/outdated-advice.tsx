import { featureNames, type FeatureRecommendation, type StaleAdvice } from '@sitewright/builder'
import { industries, type FeatureId } from '@sitewright/catalog'
import { IconCheck } from '@tabler/icons-react'
import { startAnalysis } from '../../builder/advice.ts'
import { useBuilder, useBuilderStore } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { OutdatedBanner } from '../../ui/outdated-banner.tsx'
import styles from './outdated-advice.module.css'
import sums from './if-accepted.module.css'
import { analysisMessages as messages } from './messages.ts'

/** Banner over stale advice: which business it was made for, and the choice to renew, keep or discard it. */
export function OutdatedAdvice({ older, busy }: { older: StaleAdvice; busy: boolean }) {
  const store = useBuilderStore()
  const { businessName, industry, location } = useBuilder((state) => state.site.businessInfo)
  const kind = industry === '' ? '' : industries[industry]
  const now = [businessName.trim(), kind, location.trim()].filter((text) => text !== '').join(', ')
  return (
    <OutdatedBanner
      title={messages.olderTitle(older.madeFor.businessName.trim())}
      text={messages.olderNow(now)}
    >
      <Button kind="go" disabled={busy} onClick={() => void startAnalysis(store)}>
        {messages.renew}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={() => store.dispatch({ type: 'keepAdvice' })}>
        {messages.keep}
      </Button>
    </OutdatedBanner>
  )
}

function stayText(ids: readonly FeatureId[], how: 'on' | 'off'): string {
  return ids.length === 0 ? '' : messages.staying(featureNames(ids), ids.length, how)
}

/** Effects of renewing, and the answers that changed since the advice was made. */
export function RenewalSummary({
  older,
  rows
}: {
  older: StaleAdvice
  rows: readonly FeatureRecommendation[]
}) {
  const { made, earlier } = useBuilder((state) => state.featureDecisions)
  const decided = rows.map(({ feature }) => feature).filter((id) => (made[id] ?? earlier[id]) !== undefined)
  const on = stayText(
    decided.filter((id) => made[id] ?? earlier[id]),
    'on'
  )
  const off = stayText(
    decided.filter((id) => !(made[id] ?? earlier[id])),
    'off'
  )
  const verdicts = [on, off].filter((text) => text !== '').join(', ')
  const points: readonly (readonly [string, string])[] = [
    [messages.renewKeeps, verdicts === '' ? messages.noDecisions : `${verdicts}.`],
    ...messages.renewPoints
  ]
  return (
    <>
      <h2 className={sums.title}>{messages.renewingDoes}</h2>
      <ul className={styles.points}>
        {points.map(([what, more]) => (
          <li key={what}>
            <IconCheck className="i s" aria-hidden />
            <span>
              <b>{what}</b> {more}
            </span>
          </li>
        ))}
      </ul>
      <h2 className={sums.title}>{messages.changedSince}</h2>
      <dl className={sums.sum}>
        {older.changed.map(({ name, was, now }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {now === '' ? messages.leftEmpty : now}
              <small>
                {was === ''
                  ? messages.wasEmpty
                  : name === 'Description'
                    ? messages.writtenAnew
                    : messages.was(was)}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
