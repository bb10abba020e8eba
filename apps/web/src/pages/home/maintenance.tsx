import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './maintenance.module.css'
import { screenshots } from './screenshots.ts'

const size = { width: 390, height: 844, loading: 'lazy', decoding: 'async' } as const

/** Shows what is maintained for the owner: the same site in light and in dark, with measured contrast. */
export function Maintenance() {
  return (
    <section className={styles.care}>
      <div className={`${styles.picture} dots`}>
        <div className={styles.phone}>
          <img {...size} src={screenshots.site.light} alt="The home page of a bakery in light." />
        </div>
        <div className={styles.phone}>
          <img {...size} src={screenshots.site.dark} alt="The same page in dark." />
        </div>
        <div className={styles.reading}>
          <div className={styles.sample}>Order for Saturday</div>
          <p>
            <b className="num">7.3 : 1</b>
            <span className="badge success">
              <IconCheck className="i" aria-hidden />
              AAA, dark text
            </span>
          </p>
        </div>
      </div>
      <div className={styles.text}>
        <h2>It checks the joints, so you can choose the wood.</h2>
        <p>
          Pick any colour, any of six typefaces, any of four layouts. Each pair of colours is measured in
          light and in dark, and where white text would fade away Sitewright says so and fixes it, in front of
          you.
        </p>
        <p>
          <Link className="link" to="/builder/customize">
            See the Customize step
          </Link>
        </p>
      </div>
    </section>
  )
}
