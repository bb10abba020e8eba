import { screenshots } from './screenshots.ts'
import { Screenshot } from './screenshot.tsx'
import { homeMessages as messages } from './messages.ts'
import styles from './showcase.module.css'

/** Screenshots of the builder on a desktop and on a phone. */
export function Showcase() {
  return (
    <section className={`${styles.show} dots`} aria-label={messages.showcase}>
      <Screenshot
        className={styles.app}
        pictures={screenshots.builder}
        width={1440}
        height={880}
        alt={messages.showcaseDesktop}
      />
      <Screenshot
        className={styles.hand}
        pictures={screenshots.hand}
        width={390}
        height={780}
        alt={messages.showcasePhone}
      />
    </section>
  )
}
