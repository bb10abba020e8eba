import type { FeatureRecommendation } from '@sitewright/builder'
import { frameworkOf, type FeatureId } from '@sitewright/catalog'
import type { Analysis } from '@sitewright/site'
import { ButtonLink } from '../../ui/button.tsx'
import { FrameworkMark } from '../../ui/framework-mark.tsx'
import { resultMessages as messages } from './messages.ts'
import styles from './analysis.module.css'
import { FeatureRecommendations } from './feature-recommendations.tsx'
import { TitledList } from './titled.tsx'

interface TechnicalTabProps {
  analysis: Analysis
  rows: readonly FeatureRecommendation[]
  older: boolean
  onDecide: (id: FeatureId, keep: boolean) => void
}

export function TechnicalTab({ analysis, rows, older, onDecide }: TechnicalTabProps) {
  const { framework, performance } = analysis.recommendations
  const { name, description } = frameworkOf(framework)
  return (
    <>
      <section className={styles.framework}>
        <div className={styles.logo}>
          <FrameworkMark id={framework} />
        </div>
        <div>
          <h2>{name}</h2>
          <p>{description}</p>
        </div>
        <ButtonLink size="sm" to="/docs#frameworks" target="_blank">
          {messages.compareFrameworks}
        </ButtonLink>
      </section>
      <FeatureRecommendations rows={rows} older={older} onDecide={onDecide} />
      <section className={styles.part}>
        <h2>{messages.performance}</h2>
        <ul className={styles.targets}>
          <li>
            <b className="num">{messages.lcpValue(performance.lcp)}</b>
            <span>
              {messages.lcp}
              <small>{messages.lcpMeaning}</small>
            </span>
          </li>
          <li>
            <b className="num">{messages.inpValue(performance.inp)}</b>
            <span>
              {messages.inp}
              <small>{messages.inpMeaning}</small>
            </span>
          </li>
          <li>
            <b className="num">{performance.cls}</b>
            <span>
              {messages.cls}
              <small>{messages.clsMeaning}</small>
            </span>
          </li>
        </ul>
      </section>
      <TitledList title={messages.inPractice} items={analysis.insights.technicalRecommendations} />
    </>
  )
}
