import type { TenantFeatureId } from '@sitewright/api'

const number = (count: number): string => count.toLocaleString('en-GB')
const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** What works only with a feature, counted. */
const uses: Readonly<Partial<Record<TenantFeatureId, (count: number) => string>>> = {
  'api-keys': (count) => counted(count, 'API key', 'API keys'),
  'share-links': (count) => counted(count, 'share link', 'share links')
}

/** Texts of the features of a tenant. */
export const featureMessages = {
  lead: (planName: string) =>
    `By the plan ${planName}, unless it is otherwise for this tenant. A change counts at once; nothing is deleted.`,
  on: 'On',
  off: 'Off',
  ofPlan: (planName: string) => `by the plan ${planName}`,
  overridden: 'for this tenant',
  options: {
    plan: (isOn: boolean) => `As the plan: ${isOn ? 'on' : 'off'}`,
    on: 'On',
    off: 'Off'
  },
  uses: (id: TenantFeatureId, count: number) => uses[id]?.(count) ?? number(count),
  /** What a switch-off stops, and what one is that has stopped already. */
  stops: (things: string) => `${things} will stop working until it is on again.`,
  stopped: (things: string) => `${things} not working while it is off.`,
  /** What a change of a plan does to the tenants that have no override. */
  lost: (tenants: number) =>
    tenants === 0 ? 'No tenant loses it.' : `${counted(tenants, 'tenant loses', 'tenants lose')} it.`,
  gained: (tenants: number) =>
    tenants === 0 ? 'No tenant gets it.' : `${counted(tenants, 'tenant gets', 'tenants get')} it.`,
  save: 'Save features',
  unchanged: 'Nothing has changed yet',
  saved: (name: string) => `The features of ${name} are saved`
} as const
