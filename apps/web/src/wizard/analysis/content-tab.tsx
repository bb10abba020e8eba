import type { Analysis } from '@sitewright/site'
import styles from './analysis.module.css'
import { Lines, Words } from './parts.tsx'

export function ContentTab({ analysis: { analysis, content } }: { analysis: Analysis }) {
  return (
    <>
      <section className={styles.hero}>
        <h2>{content.heroTitle}</h2>
        <p>{content.heroSubtitle}</p>
      </section>
      <Words title="Strategy">{analysis.contentStrategy}</Words>
      <Lines title="CTA suggestions" items={content.ctaTexts} />
      <Words title="Meta description">{content.metaDescription}</Words>
      <section className={styles.part}>
        <h2>Keywords</h2>
        <ul className={styles.words}>
          {content.keywords.map((word) => (
            <li key={word} className="badge">
              {word}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
