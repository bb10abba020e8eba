import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { aboutMessages as messages } from './messages.ts'
import { pageMessages } from '../messages.ts'
import styles from './about.module.css'

export function About() {
  return (
    <main id="main" tabIndex={-1} className={styles.about}>
      <title>{messages.documentTitle}</title>
      <header>
        <h1>{messages.lead}</h1>
        <p>{messages.what}</p>
        <ButtonLink kind="go" size="lg" to="/builder">
          {pageMessages.startBuilding}
          <IconArrowRight className="i s" aria-hidden />
        </ButtonLink>
      </header>
      <ol>
        {messages.promises.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section>
        <h2>{messages.forWhom}</h2>
        <p>{messages.forWhomText}</p>
        <ButtonLink to="/docs">{pageMessages.documentation}</ButtonLink>
      </section>
    </main>
  )
}
