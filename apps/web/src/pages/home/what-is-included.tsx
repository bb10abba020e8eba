import {
  IconActivityHeartbeat,
  IconApi,
  IconDatabase,
  IconKey,
  IconSitemap,
  IconWifiOff
} from '@tabler/icons-react'
import { authProviders, databases } from '@sitewright/catalog'
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
    text: 'Several customers on one installation, each behind their own wall.',
    planned: true
  },
  {
    Icon: IconKey,
    title: 'Multi-provider OAuth',
    text: `${listFormat.format(optionNames(authProviders))}, switched on per project.`
  },
  {
    Icon: IconDatabase,
    title: 'Six database integrations',
    text: `${listFormat.format(optionNames(databases))}.`
  },
  {
    Icon: IconApi,
    title: 'REST and GraphQL APIs',
    text: 'Picked per project, with OpenAPI documents and rate limits.'
  },
  {
    Icon: IconActivityHeartbeat,
    title: 'Monitoring',
    text: 'Health checks, error tracking and an audit log.'
  }
]

export function WhatIsIncluded() {
  return (
    <section className={styles.box}>
      <h2>What is in the box</h2>
      <ul>
        {included.map(({ Icon, title, text, planned }) => (
          <li key={title}>
            <Icon className="i l" aria-hidden />
            <h3>
              {title}
              {planned && <span className="badge out">Planned</span>}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
