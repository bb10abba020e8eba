import type { Analysis } from '@sitewright/site'
import { resultMessages as messages } from './messages.ts'
import styles from './analysis.module.css'
import { TitledList, TitledText } from './titled.tsx'

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
      <TitledText title={messages.strategy}>{analysis.contentStrategy}</TitledText>
      <TitledList title={messages.callsToAction} items={ctaTexts} />
      <TitledText title={messages.metaDescription}>{metaDescription}</TitledText>
      {keywords.length > 0 && (
        <section className={styles.part}>
          <h2>{messages.keywords}</h2>
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
