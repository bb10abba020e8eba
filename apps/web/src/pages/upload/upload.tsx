import { ButtonLink } from '../../ui/button.tsx'
import { uiMessages } from '../../ui/messages.ts'
import { StepDrawing } from './drawings.tsx'
import { uploadMessages as messages } from './messages.ts'
import styles from './upload.module.css'

type Way = (typeof messages.ways)[number]

/** Shows in pictures where a finished site is dropped: two hosts, and any web space. */
export function Upload() {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{uiMessages.documentTitle(messages.title)}</title>
      <h1>{messages.title}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      <ButtonLink to="/download">{messages.download}</ButtonLink>
      {messages.ways.map((way) => (
        <WayToUpload key={way.id} way={way} />
      ))}
      <section aria-labelledby="later">
        <h2 id="later">{messages.later}</h2>
        <p>{messages.laterText}</p>
      </section>
      <section aria-labelledby="inside">
        <h2 id="inside">{messages.inside}</h2>
        <p>{messages.insideText}</p>
      </section>
    </main>
  )
}

function WayToUpload({ way }: { way: Way }) {
  const { id, title, about, steps, note, link } = way
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{about}</p>
      <ol className={styles.steps}>
        {steps.map(({ drawing, text }) => (
          <li key={text}>
            <StepDrawing id={drawing} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>{note}</p>
      {link !== undefined && (
        <a className={`link ${styles.open}`} href={link.href} target="_blank" rel="noreferrer">
          {link.label}
          <span className="vh"> {uiMessages.newTab}</span>
        </a>
      )}
    </section>
  )
}
