import { steps } from '@sitewright/builder'
import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { homeMessages as messages } from './messages.ts'
import { pageMessages } from '../messages.ts'
import styles from './call-to-action.module.css'

export function CallToAction() {
  return (
    <section className={styles.section}>
      <div>
        <h2>{messages.firstStep}</h2>
        <ButtonLink kind="go" size="lg" to="/builder">
          {pageMessages.startBuilding}
          <IconArrowRight className="i s" aria-hidden />
        </ButtonLink>
      </div>
      <ol className={styles.tape} aria-hidden="true">
        {steps.map(({ id, label }, index) => (
          <li key={id}>
            <span>{index + 1}</span>
            {label}
          </li>
        ))}
      </ol>
    </section>
  )
}
