import type { ApiCalls, Tenant } from '@sitewright/api'
import type { FieldErrors } from '../../../ui/form.ts'
import { tenantFormMessages as words } from '../messages.ts'

type NewTenantInput = ApiCalls['POST /api/admin/tenants']['input']['body']
type TenantChangesInput = ApiCalls['PATCH /api/admin/tenants/{id}']['input']['body']

export interface TenantValues {
  name: string
  subdomain: string
  domain: string
  plan: Tenant['plan']
  period: Tenant['billing']['period']
  status: 'active' | 'trial' | 'pending'
  admin: string
  users: string
  storage: string
  requests: string
}

const gigabyte = 1_000_000_000

export function toTenantValues(tenant: Tenant | undefined): TenantValues {
  const limits = tenant?.ownLimits
  const toText = (value: number | null | undefined, unit = 1) =>
    value === null || value === undefined ? '' : String(value / unit)
  return {
    name: tenant?.name ?? '',
    subdomain: tenant?.subdomain ?? '',
    domain: tenant?.domain ?? '',
    plan: tenant?.plan ?? 'starter',
    period: tenant?.billing.period ?? 'monthly',
    status: 'pending',
    admin: tenant?.admin?.email ?? '',
    users: toText(limits?.users),
    storage: toText(limits?.storageBytes, gigabyte),
    requests: toText(limits?.apiRequests)
  }
}

/** What is wrong with the values before they are sent; the server knows the rest. */
export function checkTenantValues(values: TenantValues): FieldErrors {
  const wrong = (['users', 'storage', 'requests'] as const).filter(
    (name) => values[name].trim() !== '' && !/^[1-9]\d{0,8}$/.test(values[name].trim())
  )
  return {
    ...(values.name.trim() === '' ? { name: words.nameRequired } : {}),
    ...(values.subdomain.trim() === '' ? { subdomain: words.subdomainRequired } : {}),
    ...Object.fromEntries(wrong.map((name) => [name, words.wholeNumber]))
  }
}

export function toNewTenant({ status, ...values }: TenantValues): NewTenantInput {
  const { name, subdomain, domain, plan, period, admin } = toShared(values)
  return { name, subdomain, domain, plan, period, status, ...(admin === '' ? {} : { admin }) }
}

/** The body of a change. The admin is named where it is another one. */
export function toTenantChanges(values: TenantValues, tenant: Tenant): TenantChangesInput {
  const { admin, ...rest } = toShared(values)
  const isOther = admin !== '' && admin.toLowerCase() !== tenant.admin?.email
  const toLimit = (text: string, unit = 1) => (text.trim() === '' ? null : Number(text) * unit)
  return {
    revision: tenant.revision,
    ...rest,
    ...(isOther ? { admin } : {}),
    ownLimits: {
      users: toLimit(values.users),
      storageBytes: toLimit(values.storage, gigabyte),
      apiRequests: toLimit(values.requests)
    }
  }
}

function toShared(values: Omit<TenantValues, 'status'>) {
  const { name, subdomain, plan, period } = values
  const domain = values.domain.trim()
  return { name, subdomain, domain: domain === '' ? null : domain, plan, period, admin: values.admin.trim() }
}
