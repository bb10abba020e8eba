import type { Analysis } from '@sitewright/site'
import styles from './analysis.module.css'
import { Lines, Words } from './parts.tsx'

export function ContentTab({ analysis: { analysis, content } }: { analysis: Analysis }) {
  const { heroTitle, heroSubtitle, ctaTexts, metaDescription, keywords } = content
  return (
    <>
      {(heroTitle !== '' || heroSubtitle !== '') && (
        <section className={styles.hero}>
          {heroTitle !== '' && <h2>{heroTitle}</h2>}
          {heroSubtitle !== '' && <p>{heroSubtitle}</p>}
        </section>
      )}
      <Words title="Strategy">{analysis.contentStrategy}</Words>
      <Lines title="CTA suggestions" items={ctaTexts} />
      <Words title="Meta description">{metaDescription}</Words>
      {keywords.length > 0 && (
        <section className={styles.part}>
          <h2>Keywords</h2>
          <ul className={styles.words}>
            {keywords.map((word) => (
              <li key={word} className="badge">
                {word}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
