import type { Tenant } from '@sitewright/api'
import { NamedStatus } from '../../../ui/named-status.tsx'
import { Status } from '../../../ui/status.tsx'
import { tenantMessages as words } from '../messages.ts'

export function TenantStatus({ status }: Pick<Tenant, 'status'>) {
  return status === 'pending' ? <Status>{words.pending}</Status> : <NamedStatus name={status} />
}
