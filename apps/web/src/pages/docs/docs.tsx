import { useLocation, useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Deploy } from './deploy.tsx'
import { docsMessages as messages } from './messages.ts'
import { pageMessages } from '../messages.ts'
import styles from './docs.module.css'
import { Faq } from './faq.tsx'
import { FeatureList } from './feature-list.tsx'
import { FrameworkTable } from './framework-table.tsx'
import { GettingStarted } from './getting-started.tsx'
import { PhaseTwo } from './phase-two.tsx'

const tabs = {
  setup: { label: messages.gettingStarted, Panel: GettingStarted },
  'phase-2': { label: messages.phaseTwo, Panel: PhaseTwo },
  frameworks: { label: messages.frameworks, Panel: FrameworkTable },
  features: { label: messages.features, Panel: FeatureList },
  deploy: { label: messages.deploy, Panel: Deploy },
  faq: { label: messages.faq, Panel: Faq }
} as const
type TabId = keyof typeof tabs

const items = (Object.keys(tabs) as TabId[]).map((value) => ({ value, label: tabs[value].label }))

function isTab(text: string): text is TabId {
  return Object.hasOwn(tabs, text)
}

/** The documentation; the open tab is in the URL fragment (`/docs#deploy`). */
export function Docs() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const named = hash.slice(1)
  const open = isTab(named) ? named : 'setup'
  const { Panel } = tabs[open]
  return (
    <main id="main" tabIndex={-1} className={styles.docs}>
      <title>{messages.documentTitle}</title>
      <header>
        <div>
          <h1>{pageMessages.documentation}</h1>
          <p>{messages.lead}</p>
        </div>
        <div className={styles.ways}>
          <ButtonLink kind="go" to="/builder">
            {pageMessages.builder}
          </ButtonLink>
          <ButtonLink to="/admin">{pageMessages.admin}</ButtonLink>
        </div>
      </header>
      <Tabs
        label={pageMessages.documentation}
        value={open}
        items={items}
        onChange={(tab) => void navigate(`#${tab}`, { replace: true, preventScrollReset: true })}
        panelClass={styles.panel}
      >
        <Panel />
      </Tabs>
    </main>
  )
}
