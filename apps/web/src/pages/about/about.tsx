import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { aboutMessages as messages } from './messages.ts'
import { pageMessages } from '../messages.ts'
import styles from './about.module.css'

const promises = [
  {
    title: 'You leave with everything',
    text: 'The download is an ordinary project: source code, tests, a README and the file that reopens it here. Nothing in it calls home, and nothing stops working when you close this page.'
  },
  {
    title: 'What you see is what you get',
    text: 'The preview is not a picture of a site. It is the same code that you download, running with your words and colours while you type.'
  },
  {
    title: 'Advice with its reasons',
    text: 'Each suggestion says which of your own words it comes from. Keep what fits, decline the rest.'
  },
  {
    title: 'Figures that were measured',
    text: 'Kilobytes come from a build, contrast from a calculation. What nobody measured is not shown.'
  },
  {
    title: 'Invented words are marked',
    text: 'An invented price, name or review is a draft: it carries a pencil until you write it, confirm it or remove it. A launch build leaves out what is left.'
  },
  {
    title: 'Your entries stay with you',
    text: 'The wizard works in your browser and saves there. It needs no account, and works without a network after the first visit.'
  }
]

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
        {promises.map(({ title, text }) => (
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
