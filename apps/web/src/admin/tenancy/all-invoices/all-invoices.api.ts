import { query } from '../../../requests/request.ts'
import { toInvoiceInput, type AllInvoicesState } from './all-invoices-address.ts'

/** A page of the invoices of all tenants, as the address asks for it. */
export function allInvoicesQuery(state: AllInvoicesState, timeZone: string) {
  const input = { page: state.page, limit: state.pageSize, ...toInvoiceInput(state, timeZone) }
  return query(['tenants', 'all-invoices', JSON.stringify(input)], 'GET /api/admin/invoices', {
    query: input
  })
}

/** Tenants that were billed, by what is typed. */
export const billedTenantsQuery = (search: string) =>
  query(['tenants', 'billed', search], 'GET /api/admin/invoices/tenants', { query: { search } })
