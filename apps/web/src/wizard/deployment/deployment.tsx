import type { Deployment as DeploymentChoice } from '@sitewright/site'
import { messages } from '@sitewright/builder'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useFieldTab } from '../../builder/field-focus.ts'
import { StepFrame } from '../frame/step-frame.tsx'
import { useMissing } from '../use-missing.ts'
import { CiFields } from './ci-fields.tsx'
import { deploymentMessages } from './messages.ts'
import styles from './deployment.module.css'
import { DomainFields } from './domain-fields.tsx'
import { Hosting } from './hosting.tsx'
import { MessageDelivery } from './message-delivery/message-delivery.tsx'
import { AnalyticsFields } from './analytics-fields.tsx'
import { DeploymentSummary } from './summary.tsx'

/** Props of each panel of this step. */
export interface PanelProps {
  deployment: DeploymentChoice
  merge: (part: Partial<DeploymentChoice>) => void
}

const tabs = {
  hosting: { label: deploymentMessages.hostingTab, Panel: Hosting },
  automation: { label: deploymentMessages.automationTab, Panel: CiFields },
  services: { label: deploymentMessages.servicesTab, Panel: AnalyticsFields },
  domain: { label: deploymentMessages.domainTab, Panel: DomainFields },
  messages: { label: deploymentMessages.delivery, Panel: MessageDelivery }
} as const
type TabId = keyof typeof tabs
const items = (Object.keys(tabs) as TabId[]).map((value) => ({ value, label: tabs[value].label }))

const tabOfField = {
  'deployment.platforms': 'hosting',
  'deployment.cicd': 'automation',
  'deployment.analytics': 'services',
  'deployment.domain': 'domain',
  'deployment.basePath': 'domain',
  'deployment.messages.way': 'messages',
  'deployment.messages.address': 'messages',
  'deployment.messages.accessKey': 'messages'
} as const

/** Step 6: hosting, domain, messages, and services (spec 1 §2). */
export function Deployment() {
  const deployment = useBuilder((state) => state.site.deployment)
  const dispatch = useDispatch()
  const [tab, setTab] = useFieldTab<TabId>('hosting', tabOfField)
  const { Panel } = tabs[tab]
  return (
    <StepFrame
      title={deploymentMessages.title}
      lead={deploymentMessages.lead}
      missing={useMissing('deployment')}
      missingHint={messages.platformMissing}
    >
      <Tabs
        label={deploymentMessages.tabs}
        value={tab}
        items={items}
        onChange={setTab}
        panelClass={styles.panel}
      >
        <Panel
          deployment={deployment}
          merge={(part) => dispatch({ type: 'mergeDeployment', deployment: part })}
        />
      </Tabs>
      <DeploymentSummary deployment={deployment} />
    </StepFrame>
  )
}
