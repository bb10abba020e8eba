import type { InvoiceRow } from './invoices.repository.ts'

/** The audit details of an invoice. */
export function toDetails({ number, tenant_id: tenant, total, currency }: InvoiceRow): object {
  return { number, tenant, total, currency }
}
