import { useQuery } from '@tanstack/react-query'
import type { Tenant } from '@sitewright/api'
import { useState, type ReactNode } from 'react'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { tenantDetailsMessages as words } from '../messages.ts'
import { TenantStatus } from '../tenants/tenant-status.tsx'
import { tenantQuery } from '../tenants.api.ts'
import styles from '../tenants.module.css'
import { BillingTab } from './billing-tab.tsx'
import { FeaturesTab } from './features-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { tenantTabs, type TenantTab } from './tenant-tab.ts'
import { SettingsTab } from './settings-tab.tsx'
import { UsageTab } from './usage-tab.tsx'

const tabs = tenantTabs.map((value) => ({ value, label: words[value] }))

interface PanelProps {
  tenant: Tenant
  mayChange: boolean
  onClose: () => void
}

const panels: Readonly<Record<TenantTab, (props: PanelProps) => ReactNode>> = {
  overview: OverviewTab,
  usage: UsageTab,
  billing: BillingTab,
  features: FeaturesTab,
  settings: SettingsTab
}

interface TenantDetailsProps {
  id: string
  begin: TenantTab
  mayChange: boolean
  onClose: () => void
}

/** The details of a tenant in five tabs; who may change it does so in the last one (spec 2 §2). */
export function TenantDetails({ id, begin, mayChange, onClose }: TenantDetailsProps) {
  const [tab, setTab] = useState(begin)
  const query = useQuery(tenantQuery(id))
  const Panel = panels[tab]
  return (
    <QueryBoundary query={query} rows={6}>
      {({ tenant }) => (
        <>
          <div className={`dense ${styles.head}`}>
            <TenantStatus status={tenant.status} />
            <span>{tenant.planName}</span>
            <span>{tenant.subdomain}</span>
          </div>
          <Tabs label={words.tabs} value={tab} items={tabs} onChange={setTab} panelClass={styles.panel}>
            <Panel tenant={tenant} mayChange={mayChange} onClose={onClose} />
          </Tabs>
        </>
      )}
    </QueryBoundary>
  )
}
