import { IconAccessible, IconArrowRight, IconBuildingStore, IconWifiOff } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/button.tsx'
import { homeMessages as messages } from './messages.ts'
import { pageMessages } from '../messages.ts'
import styles from './hero.module.css'

const badges = [
  { Icon: IconBuildingStore, text: messages.enterprise },
  { Icon: IconWifiOff, text: messages.offline },
  { Icon: IconAccessible, text: messages.wcag }
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
      <h1>{messages.title}</h1>
      <div className={styles.lead}>
        <p>{messages.lead}</p>
        <div className={styles.cta}>
          <ButtonLink kind="go" size="lg" to="/builder">
            {pageMessages.startBuilding}
            <IconArrowRight className="i s" aria-hidden />
          </ButtonLink>
          <ButtonLink size="lg" to="/docs">
            {messages.docs}
          </ButtonLink>
          <ButtonLink kind="quiet" size="lg" to="/admin">
            {pageMessages.admin}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
