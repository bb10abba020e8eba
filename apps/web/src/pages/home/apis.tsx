import { IconActivity, IconDatabase, IconExternalLink, IconLock, IconPackage } from '@tabler/icons-react'
import { families } from './api-families.ts'
import { homeMessages as messages } from './messages.ts'
import { uiMessages } from '../../ui/messages.ts'
import styles from './apis.module.css'

const icons = {
  Projects: IconPackage,
  Authentication: IconLock,
  Database: IconDatabase,
  Monitoring: IconActivity
} as const

export function ApiFamilies() {
  return (
    <section className={styles.apis}>
      <div className={styles.head}>
        <h2>{messages.apiTitle}</h2>
        <p>{messages.apiText}</p>
        <a className="btn second" href="/docs#setup" target="_blank" rel="noreferrer">
          {messages.apiGuide}
          <IconExternalLink className="i s" aria-hidden />
          <span className="vh">{uiMessages.newTab}</span>
        </a>
      </div>
      <div className={styles.list}>
        {families.map(({ name, text, calls }) => (
          <article key={name}>
            <header>
              <FamilyIcon name={name} />
              <h3>{name}</h3>
            </header>
            <p>{text}</p>
            <ul>
              {calls.map(([method, path]) => (
                <li key={method + path}>
                  <b className={method === 'POST' ? styles.post : undefined}>{method}</b>
                  <code>{path}</code>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  )
}

function FamilyIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name]
  return <Icon className="i" aria-hidden />
}
