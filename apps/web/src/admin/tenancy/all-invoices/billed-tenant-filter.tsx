import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PickedFilter } from '../../shared/picked-filter.tsx'
import { billedTenantsQuery } from './all-invoices.api.ts'
import { allInvoiceMessages as words } from './messages.ts'

interface BilledTenantFilterProps {
  /** The id in the address; undefined for all tenants. */
  value: string | undefined
  /** The name of the chosen one, where an invoice tells it. */
  name: string | undefined
  onChange: (id: string | undefined) => void
}

/** A filter by the tenant that was billed, which may be deleted. */
export function BilledTenantFilter({ value, name, onChange }: BilledTenantFilterProps) {
  const [typed, setTyped] = useState('')
  const tenants = useQuery({ ...billedTenantsQuery(typed), placeholderData: keepPreviousData })
  return (
    <PickedFilter
      label={words.filters.tenant}
      field={words.filters.tenant}
      hint={words.tenantHint}
      value={value}
      name={name}
      onChange={onChange}
      state={tenants.isError ? 'failed' : tenants.data === undefined ? 'loading' : 'ready'}
      onQuery={setTyped}
      options={(tenants.data?.tenants ?? []).map((tenant) => ({
        value: tenant.id,
        label: words.tenantName(tenant.name, tenant.isDeleted)
      }))}
    />
  )
}
