/** The limited resources of a tenant. */
export const tenantLimitNames = ['users', 'storage', 'requests'] as const

export type TenantLimitName = (typeof tenantLimitNames)[number]

/** The usage of a limit: users, bytes or requests. */
export interface LimitUse {
  used: number
  limit: number
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

const number = (count: number): string => count.toLocaleString('en-GB')

/** Formats bytes with three digits at most; 1 KB is 1000 bytes. */
function bytes(count: number): string {
  const power = count < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(count) / 3))
  const digits = count / 1000 ** power < 10 && power > 0 ? 1 : 0
  const value = (count / 1000 ** power).toLocaleString('en-GB', { maximumFractionDigits: digits })
  return `${value} ${units[power]}`
}

const more = 'or ask whoever runs this installation for a higher limit.'

/** The refusal at a limit: which one, the usage, and the remedy. */
export const tenantLimitMessages = {
  users: ({ used, limit }) =>
    `This organisation has ${number(used)} of ${number(limit)} users. Delete users who are no longer needed, ${more}`,
  storage: ({ used, limit }) =>
    `This organisation uses ${bytes(used)} of ${bytes(limit)} of storage. Delete projects for good that are no longer needed, ${more}`,
  requests: ({ used, limit }) =>
    `This organisation has made ${number(used)} of ${number(limit)} API requests this month. Wait until the next one, ${more}`
} as const satisfies Record<TenantLimitName, (use: LimitUse) => string>

/** The usage of a limit, for a notice. */
export const tenantUseMessages = {
  users: ({ used, limit }) => `${number(used)} of ${number(limit)} users`,
  storage: ({ used, limit }) => `${bytes(used)} of ${bytes(limit)} of storage`,
  requests: ({ used, limit }) => `${number(used)} of ${number(limit)} API requests of this month`
} as const satisfies Record<TenantLimitName, (use: LimitUse) => string>
