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
    title: 'Works offline',
    text: 'Every page is kept on the visitor’s device after the first visit.'
  },
  {
    Icon: IconSitemap,
    title: 'Multi-tenancy',
    text: 'Several customers on one installation of the control panel, each behind their own wall.'
  },
  {
    Icon: IconKey,
    title: 'Multi-provider OAuth',
    text: `${listFormat.format(optionNames(authProviders))}: named in the contract for your own server.`
  },
  {
    Icon: IconDatabase,
    title: 'Six database integrations',
    text: `${listFormat.format(optionNames(databases))}: the tables of your server, picked per project.`
  },
  {
    Icon: IconApi,
    title: 'REST and GraphQL APIs',
    text: 'Contracts for a server that you write or have written, picked per project.'
  },
  {
    Icon: IconActivityHeartbeat,
    title: 'Monitoring',
    text: 'Health checks, readings and an audit log, in the control panel.'
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
