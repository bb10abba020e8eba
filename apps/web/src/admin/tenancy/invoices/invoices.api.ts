import { mutation, query } from '../../../requests/request.ts'

export const invoicePageQuery = (id: string, page: number, limit: number) =>
  query(['tenants', 'invoices', id, String(page), String(limit)], 'GET /api/admin/tenants/{id}/invoices', {
    path: { id },
    query: { page, limit }
  })

export const payInvoice = mutation('POST /api/admin/invoices/{id}/pay', { invalidates: ['tenants'] })
export const voidInvoice = mutation('POST /api/admin/invoices/{id}/void', { invalidates: ['tenants'] })
export const remindInvoice = mutation('POST /api/admin/invoices/{id}/remind', { invalidates: ['tenants'] })
