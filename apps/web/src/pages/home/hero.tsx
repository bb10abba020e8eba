import { IconAccessible, IconArrowRight, IconBuildingStore, IconWifiOff } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './hero.module.css'

const badges = [
  { Icon: IconBuildingStore, text: 'Enterprise edition' },
  { Icon: IconWifiOff, text: 'Works offline' },
  { Icon: IconAccessible, text: 'WCAG AA' }
]

export function Hero() {
  return (
    <section className={styles.hero}>
      <ul className={styles.badges}>
        {badges.map(({ Icon, text }) => (
          <li key={text}>
            <Icon className="i s" aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <h1>Describe your business. Walk&nbsp;away with the&nbsp;site.</h1>
      <div className={styles.lead}>
        <p>
          Eight short steps, with the real site running beside you from the first word. At the end you
          download a progressive web app project that builds, works offline and belongs to you.
        </p>
        <div className={styles.cta}>
          <ButtonLink kind="go" size="lg" to="/builder">
            Start Building
            <IconArrowRight className="i s" aria-hidden />
          </ButtonLink>
          <ButtonLink size="lg" to="/docs">
            Docs
          </ButtonLink>
          <ButtonLink kind="quiet" size="lg" to="/admin">
            Admin
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
