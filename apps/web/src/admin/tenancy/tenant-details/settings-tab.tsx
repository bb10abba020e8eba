import type { Tenant } from '@sitewright/api'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { tenantDetailsMessages as words, tenantMessages } from '../messages.ts'
import { TenantForm } from '../tenants/tenant-form.tsx'

interface SettingsTabProps {
  tenant: Tenant
  mayChange: boolean
  onClose: () => void
}

/** The settings of a tenant: to change for a user who may, else to read. */
export function SettingsTab({ tenant, mayChange, onClose }: SettingsTabProps) {
  return mayChange ? <TenantForm tenant={tenant} onDone={onClose} /> : <Settings tenant={tenant} />
}

function Settings({ tenant }: { tenant: Tenant }) {
  const { name, subdomain, domain, planName, billing, admin } = tenant
  return (
    <DescriptionList
      rows={[
        [words.nameRow, name],
        [words.subdomain, subdomain],
        [words.domain, domain ?? words.none],
        [words.plan, `${planName}, ${tenantMessages.periodNames[billing.period].toLowerCase()}`],
        [words.admin, admin === null ? words.nobody : admin.email]
      ]}
    />
  )
}
