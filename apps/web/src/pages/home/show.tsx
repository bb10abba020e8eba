import { shots } from './shots.ts'
import { Shot } from './shot.tsx'
import styles from './show.module.css'

/** The builder itself, as it stands on a desktop and on a phone. */
export function Show() {
  return (
    <section className={`${styles.show} dots`} aria-label="The builder">
      <Shot
        className={styles.app}
        pictures={shots.builder}
        width={1440}
        height={880}
        alt="The first step of the builder: the form on the left, the running site of a dental practice on the right."
      />
      <Shot
        className={styles.hand}
        pictures={shots.hand}
        width={390}
        height={780}
        alt="The first step of the builder on a phone."
      />
    </section>
  )
}
