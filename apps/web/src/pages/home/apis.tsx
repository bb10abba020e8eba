import { IconActivity, IconDatabase, IconExternalLink, IconLock, IconPackage } from '@tabler/icons-react'
import styles from './apis.module.css'

interface Family {
  Icon: typeof IconLock
  name: string
  text: string
  planned?: true
  calls: readonly (readonly ['GET' | 'POST', string])[]
}

/** The families of the backend (spec 1 §7), and whether this version answers them already. */
const families: readonly Family[] = [
  {
    Icon: IconPackage,
    name: 'Projects',
    text: 'The wizard’s own work over HTTP: a site document in, a zip out.',
    calls: [
      ['GET', '/api/catalog'],
      ['POST', '/api/projects'],
      ['POST', '/api/projects/advice'],
      ['POST', '/api/projects/check']
    ]
  },
  {
    Icon: IconLock,
    name: 'Authentication',
    text: 'Sign-in, accounts, provider log-in and the projects you save.',
    calls: [
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/register'],
      ['GET', '/api/auth/oauth/*'],
      ['POST', '/api/auth/refresh']
    ]
  },
  {
    Icon: IconDatabase,
    name: 'Database',
    text: 'Look at the schema, run a query, change nothing by accident.',
    planned: true,
    calls: [
      ['GET', '/api/database/schemas'],
      ['POST', '/api/database/query']
    ]
  },
  {
    Icon: IconActivity,
    name: 'Monitoring',
    text: 'Readings of the machine and the requests it serves.',
    planned: true,
    calls: [
      ['GET', '/api/monitoring/health'],
      ['GET', '/api/monitoring/metrics']
    ]
  }
]

export function Apis() {
  return (
    <section className={styles.apis}>
      <div className={styles.head}>
        <h2>Behind it, an API that answers</h2>
        <p>
          The same endpoints serve the builder, accounts and your own tools today; data and readings join them
          with the control panel.
        </p>
        <a className="btn second" href="/docs#setup" target="_blank" rel="noreferrer">
          Open the set-up guide
          <IconExternalLink className="i s" aria-hidden />
          <span className="vh">(opens in a new tab)</span>
        </a>
      </div>
      <div className={styles.list}>
        {families.map(({ Icon, name, text, planned, calls }) => (
          <article key={name}>
            <header>
              <Icon className="i" aria-hidden />
              <h3>{name}</h3>
              {planned && <span className="badge out">Planned</span>}
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
