/** Texts of the list of the invoices of all tenants. */
export const allInvoiceMessages = {
  list: 'Invoices of all tenants',
  search: 'Search invoices',
  searchHint: 'Number or tenant',
  failed: 'Invoices could not be loaded',
  empty: 'No invoices yet',
  emptyText: 'An invoice is issued by itself to each active tenant whose plan has a price.',
  nothingMatches: 'No invoice matches',
  deleted: 'Deleted tenant',
  columns: {
    tenant: 'Tenant',
    period: 'Period',
    issuedAt: 'Issued',
    dueAt: 'Due',
    total: 'Amount',
    state: 'Status'
  },
  filters: { state: 'Status', tenant: 'Tenant', issued: 'Issued' },
  tenantHint: 'Name of a tenant',
  tenantName: (name: string, isDeleted: boolean) => (isDeleted ? `${name} (deleted)` : name),
  export: 'Export',
  exportWhat: 'What the filters show, all pages',
  exportFailed: 'The invoices could not be exported'
} as const
