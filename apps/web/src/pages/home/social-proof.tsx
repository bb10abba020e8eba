import { featureIds, frameworkIds, frameworkOf, hostIds, industryIds, pages } from '@sitewright/catalog'
import { Link } from 'react-router'
import { boardDate, countCombinations } from '../../lib/proof/figures.ts'
import { FrameworkMark } from '../../ui/framework-mark.tsx'
import { homeMessages as messages } from './messages.ts'
import styles from './social-proof.module.css'

/** Counted in the catalog, so that each figure is true. */
const stats = [
  { figure: featureIds.length, label: messages.features },
  { figure: Object.keys(pages).length, label: messages.pages },
  { figure: industryIds.length, label: messages.industries },
  { figure: hostIds.length, label: messages.hosts }
]

export function SocialProof() {
  const { passed, tried } = countCombinations()
  return (
    <section>
      <div className={styles.frameworks}>
        <h2>{messages.comesOutAs}</h2>
        <ul>
          {frameworkIds.map((id) => {
            const { name, unavailable } = frameworkOf(id)
            return (
              <li key={id} className={unavailable ? styles.later : undefined}>
                <FrameworkMark id={id} />
                {name}
                {unavailable && <span className="badge out">{messages.planned}</span>}
              </li>
            )
          })}
        </ul>
      </div>
      <dl className={styles.stats}>
        {stats.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.proof}>
        {messages.combinations(passed, tried, boardDate)} <Link to="/docs#frameworks">{messages.seeAll}</Link>
      </p>
    </section>
  )
}
