import type { FeatureRecommendation } from '@sitewright/builder'
import { frameworkOf, type FeatureId } from '@sitewright/catalog'
import type { Analysis } from '@sitewright/site'
import { ButtonLink } from '../../ui/button.tsx'
import { FrameworkMark } from '../../ui/framework-mark.tsx'
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
          Compare frameworks
        </ButtonLink>
      </section>
      <FeatureRecommendations rows={rows} older={older} onDecide={onDecide} />
      <section className={styles.part}>
        <h2>Performance targets</h2>
        <ul className={styles.targets}>
          <li>
            <b className="num">{performance.lcp} s</b>
            <span>
              LCP<small>Main picture is on screen</small>
            </span>
          </li>
          <li>
            <b className="num">{performance.inp} ms</b>
            <span>
              INP<small>A tap gets its answer</small>
            </span>
          </li>
          <li>
            <b className="num">{performance.cls}</b>
            <span>
              CLS<small>Nothing jumps while loading</small>
            </span>
          </li>
        </ul>
      </section>
      <TitledList title="In practice" items={analysis.insights.technicalRecommendations} />
    </>
  )
}
