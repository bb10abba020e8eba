import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { homeMessages as messages } from './messages.ts'
import styles from './maintenance.module.css'
import { screenshots } from './screenshots.ts'

const size = { width: 390, height: 844, loading: 'lazy', decoding: 'async' } as const

/** Shows what is maintained for the owner: the same site in light and in dark, with measured contrast. */
export function Maintenance() {
  return (
    <section className={styles.care}>
      <div className={`${styles.picture} dots`}>
        <div className={styles.phone}>
          <img {...size} src={screenshots.site.light} alt={messages.lightPicture} />
        </div>
        <div className={styles.phone}>
          <img {...size} src={screenshots.site.dark} alt={messages.darkPicture} />
        </div>
        <div className={styles.reading}>
          <div className={styles.sample}>{messages.contrastExample}</div>
          <p>
            <b className="num">7.3 : 1</b>
            <span className="badge success">
              <IconCheck className="i" aria-hidden />
              {messages.contrastResult}
            </span>
          </p>
        </div>
      </div>
      <div className={styles.text}>
        <h2>{messages.contrastTitle}</h2>
        <p>{messages.contrastText}</p>
        <p>
          <Link className="link" to="/builder/customize">
            {messages.seeCustomize}
          </Link>
        </p>
      </div>
    </section>
  )
}
