import {
  dashboardParts,
  mayRead,
  type DashboardPart,
  type Permission,
  type WithheldPart
} from '@sitewright/api'
import type { Actor } from '@sitewright/kernel/request'

/** Permission of each part; parts of the installation are hidden from users of a tenant. */
const needs = {
  users: { permission: 'user.read' },
  requests: { permission: 'monitoring.read', ofInstallation: true },
  health: { permission: 'monitoring.read', ofInstallation: true },
  host: { permission: 'monitoring.read', ofInstallation: true },
  connections: { permission: 'monitoring.read', ofInstallation: true },
  alerts: { permission: 'monitoring.read', ofInstallation: true },
  activity: { permission: 'audit.read', ofInstallation: true },
  upkeep: { permission: 'system.config', ofInstallation: true }
} as const satisfies Record<DashboardPart, { permission: Permission; ofInstallation?: true }>

/** The parts that the caller is not shown, each with the reason (security bar 31, 32). */
export function findWithheld(actor: Pick<Actor, 'permissions' | 'tenantId'>): WithheldPart[] {
  const held: readonly Permission[] = actor.permissions
  const withheld: WithheldPart[] = []
  for (const part of dashboardParts) {
    const need: { permission: Permission; ofInstallation?: true } = needs[part]
    const { permission } = need
    if (need.ofInstallation && actor.tenantId !== null)
      withheld.push({ part, why: 'installation', permission })
    else if (!mayRead(held, permission)) withheld.push({ part, why: 'permission', permission })
  }
  return withheld
}
