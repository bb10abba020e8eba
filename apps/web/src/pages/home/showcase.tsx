import { screenshots } from './screenshots.ts'
import { Screenshot } from './screenshot.tsx'
import styles from './showcase.module.css'

/** Screenshots of the builder on a desktop and on a phone. */
export function Showcase() {
  return (
    <section className={`${styles.show} dots`} aria-label="The builder">
      <Screenshot
        className={styles.app}
        pictures={screenshots.builder}
        width={1440}
        height={880}
        alt="The first step of the builder: the form on the left, the running site of a dental practice on the right."
      />
      <Screenshot
        className={styles.hand}
        pictures={screenshots.hand}
        width={390}
        height={780}
        alt="The first step of the builder on a phone."
      />
    </section>
  )
}
