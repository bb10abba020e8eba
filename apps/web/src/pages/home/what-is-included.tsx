import {
  IconActivityHeartbeat,
  IconApi,
  IconDatabase,
  IconKey,
  IconSitemap,
  IconWifiOff
} from '@tabler/icons-react'
import { authProviders, databases } from '@sitewright/catalog'
import { homeMessages as messages } from './messages.ts'
import styles from './what-is-included.module.css'

const optionNames = (list: Record<string, { name: string }>): string[] =>
  Object.values(list).map(({ name }) => name)
const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

const included = [
  {
    Icon: IconWifiOff,
    title: messages.offline,
    text: messages.offlineText
  },
  {
    Icon: IconSitemap,
    title: messages.tenancy,
    text: messages.tenancyText
  },
  {
    Icon: IconKey,
    title: messages.oauth,
    text: messages.oauthText(listFormat.format(optionNames(authProviders)))
  },
  {
    Icon: IconDatabase,
    title: messages.databases,
    text: messages.databasesText(listFormat.format(optionNames(databases)))
  },
  {
    Icon: IconApi,
    title: messages.apis,
    text: messages.apisText
  },
  {
    Icon: IconActivityHeartbeat,
    title: messages.monitoring,
    text: messages.monitoringText
  }
]

export function WhatIsIncluded() {
  return (
    <section className={styles.box}>
      <h2>{messages.included}</h2>
      <ul>
        {included.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon className="i l" aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
