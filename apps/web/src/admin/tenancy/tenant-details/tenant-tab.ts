/** The tabs of the details of a tenant, as they stand in an address. */
export const tenantTabs = ['overview', 'usage', 'billing', 'features', 'settings'] as const

export type TenantTab = (typeof tenantTabs)[number]

/** The tab that an address names; the first one where it names none. */
export function parseTenantTab(name: string | null): TenantTab {
  return tenantTabs.find((tab) => tab === name) ?? 'overview'
}
