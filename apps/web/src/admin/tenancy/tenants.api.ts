import type { ApiCalls, PlanId, TenantSort } from '@sitewright/api'
import { mutation, query } from '../../requests/request.ts'
import type { TableState } from '../../ui/data-table/table-address.ts'

type TenantListInput = NonNullable<ApiCalls['GET /api/admin/tenants']['input']['query']>

export const tenantSummaryQuery = query(['tenants', 'summary'], 'GET /api/admin/tenants/summary', {})

/** A page of tenants, as the address of the screen asks for it. */
export function tenantPageQuery({ page, pageSize, sort, search, filters }: TableState) {
  const chosen = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))
  const input: TenantListInput = {
    page,
    limit: pageSize,
    ...(sort === undefined ? {} : { sort: sort.id as TenantSort, order: sort.desc ? 'desc' : 'asc' }),
    ...(search === '' ? {} : { search }),
    ...chosen
  }
  return query(['tenants', 'page', JSON.stringify(input)], 'GET /api/admin/tenants', { query: input })
}

export const tenantQuery = (id: string) =>
  query(['tenants', 'one', id], 'GET /api/admin/tenants/{id}', { path: { id } })

export const addTenant = mutation('POST /api/admin/tenants', { invalidates: ['tenants'] })
export const changeTenant = mutation('PATCH /api/admin/tenants/{id}', { invalidates: ['tenants'] })
/** Asks DNS for the record of a tenant's domain. */
export const verifyDomain = mutation('POST /api/admin/tenants/{id}/domain/verify', {
  invalidates: ['tenants'],
  onAnswer: ({ tenant }, { client }) => client.setQueryData(tenantQuery(tenant.id).queryKey, { tenant })
})
export const deleteTenant = mutation('DELETE /api/admin/tenants/{id}', { invalidates: ['tenants'] })

/** What suspending a tenant would do, counted when it is asked. */
export const suspensionQuery = (id: string) =>
  query(['tenants', 'suspension', id], 'GET /api/admin/tenants/{id}/suspension', { path: { id } })

export const suspendTenant = mutation('POST /api/admin/tenants/{id}/suspend', { invalidates: ['tenants'] })
export const activateTenant = mutation('POST /api/admin/tenants/{id}/activate', { invalidates: ['tenants'] })
export const undoTenantStatus = mutation('POST /api/admin/tenants/{id}/undo-status', {
  invalidates: ['tenants']
})

/** The features of a tenant, with what a switch-off would stop. */
export const tenantFeaturesQuery = (id: string) =>
  query(['tenants', 'features', id], 'GET /api/admin/tenants/{id}/features', { path: { id } })

export const changeTenantFeatures = mutation('PATCH /api/admin/tenants/{id}/features', {
  invalidates: ['tenants']
})

export const plansQuery = query(['tenants', 'plans'], 'GET /api/admin/plans', {})

/** What a change of the features of a plan would affect. */
export const planUsesQuery = (id: PlanId) =>
  query(['tenants', 'plans', id], 'GET /api/admin/plans/{id}/uses', { path: { id } })

export const changePlan = mutation('PATCH /api/admin/plans/{id}', { invalidates: ['tenants'] })
