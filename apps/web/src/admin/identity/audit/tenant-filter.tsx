import { useQuery } from '@tanstack/react-query'
import { tenantsQuery } from './audit.api.ts'
import { auditMessages as words } from './messages.ts'
import { PickedFilter } from '../../shared/picked-filter.tsx'

interface TenantFilterProps {
  /** The id in the address; undefined for all tenants. */
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/** A filter by tenant. An installation that has none is not offered it. */
export function TenantFilter({ value, onChange }: TenantFilterProps) {
  const all = useQuery(tenantsQuery(''))
  if (value === undefined && (all.data?.tenants ?? []).length === 0) return null
  return (
    <PickedFilter
      label={words.filters.tenant}
      hint={words.tenantHint}
      value={value}
      name={value}
      onChange={onChange}
      query={tenantsQuery}
      toOptions={({ tenants }) => tenants.map((id) => ({ value: id, label: id }))}
    />
  )
}
