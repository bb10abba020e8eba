import { steps } from '@sitewright/builder'
import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './call-to-action.module.css'

export function CallToAction() {
  return (
    <section className={styles.section}>
      <div>
        <h2>The first step is a name and two&nbsp;sentences.</h2>
        <ButtonLink kind="go" size="lg" to="/builder">
          Start Building
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
