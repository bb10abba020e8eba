import type { Permission, Preferences, SessionUser, TenantFeatureId } from '@sitewright/api'
import { isAdministrative, mayRead } from '@sitewright/api/access'
import { findFeatureRefusal } from '@sitewright/api/tenant-features'
import {
  IconActivity,
  IconBuilding,
  IconDatabase,
  IconCode,
  IconLayoutDashboard,
  IconShieldLock,
  IconUsers,
  type Icon
} from '@tabler/icons-react'
import { layoutMessages } from './messages.ts'

export type PanelUser = Pick<SessionUser, 'permissions' | 'tenantId' | 'features'>

/** A screen of the control panel, as its navigation lists it. */
export interface AdminScreen {
  path: string
  name: string
  icon: Icon
  /** The key that opens it after `g`. */
  key: string
  /** A user who holds none of them is not offered the screen. @default all users are */
  anyOf?: readonly Permission[]
  /** Whether it concerns the whole installation, which no user of a tenant is shown. */
  ofInstallation?: true
  /** The feature that people of a tenant need for it. */
  feature?: TenantFeatureId
}

/** The screens that work, in the order of spec 2 §2. */
const screens = [
  { path: '/admin/dashboard', name: 'Dashboard', icon: IconLayoutDashboard, key: 'd' },
  { path: '/admin/users', name: 'Users', icon: IconUsers, key: 'u', anyOf: ['user.read'] },
  {
    path: '/admin/database',
    name: 'Database',
    icon: IconDatabase,
    key: 'b',
    anyOf: ['database.read'],
    ofInstallation: true
  },
  {
    path: '/admin/monitoring',
    name: 'Monitoring',
    icon: IconActivity,
    key: 'm',
    anyOf: ['monitoring.read'],
    ofInstallation: true
  },
  {
    path: '/admin/api',
    name: 'API explorer',
    icon: IconCode,
    key: 'a',
    anyOf: ['api.execute'],
    feature: 'api-explorer'
  },
  {
    path: '/admin/tenants',
    name: 'Tenants',
    icon: IconBuilding,
    key: 't',
    anyOf: ['tenants.read'],
    ofInstallation: true
  },
  {
    path: '/admin/auth-settings',
    name: 'Auth settings',
    icon: IconShieldLock,
    key: 's',
    anyOf: ['system.config', 'audit.read']
  }
] as const satisfies readonly AdminScreen[]

/** The screens that the user may open, by the names that they have for them. */
export function screensFor({ permissions, tenantId }: PanelUser): readonly AdminScreen[] {
  const isAuditor = tenantId === null && readsAuditOnly(permissions)
  return screens
    .filter(({ ofInstallation }: AdminScreen) => tenantId === null || ofInstallation !== true)
    .filter((screen: AdminScreen) =>
      screen.anyOf === undefined ? !isAuditor : screen.anyOf.some((each) => mayRead(permissions, each))
    )
    .map((screen) =>
      screen.path === '/admin/auth-settings' && (tenantId !== null || !mayRead(permissions, 'system.config'))
        ? { ...screen, name: layoutMessages.auditLog }
        : screen
    )
}

/** Whether the audit log is all of the control panel that a role opens: the dashboard has nothing for them. */
function readsAuditOnly(permissions: readonly Permission[]): boolean {
  const held = permissions.filter((each) => isAdministrative(each) && each !== 'admin.access')
  return held.length > 0 && held.every((each) => each === 'audit.read')
}

/** The screen that a path is in, by the name that the user has for it; undefined where the user may not open it. */
export function findPlace(pathname: string, user: PanelUser): AdminScreen | undefined {
  return screensFor(user).find(({ path }) => isIn(pathname, path))
}

/** Whether a path is in a screen of the control panel that the user may not open. */
export function isClosed(pathname: string, user: PanelUser): boolean {
  return screens.some(({ path }) => isIn(pathname, path)) && findPlace(pathname, user) === undefined
}

/** Why a screen that a role opens is closed all the same: the tenant lacks its feature. Undefined where it is open. */
export function findScreenRefusal(pathname: string, user: PanelUser): string | undefined {
  const feature = findPlace(pathname, user)?.feature
  return feature === undefined ? undefined : findFeatureRefusal(user.features, feature)
}

const isIn = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`)

/** The screens that the user can begin with, by name. */
export function startScreensFor(
  user: PanelUser
): readonly { value: Preferences['startScreen']; label: string }[] {
  return startScreens.flatMap((value) => {
    const screen = screensFor(user).find(({ path }) => path === pathOf(value))
    return screen === undefined ? [] : [{ value, label: screen.name }]
  })
}

const startScreens = [
  'dashboard',
  'users',
  'database',
  'monitoring',
  'api',
  'tenants',
  'auth-settings'
] as const satisfies readonly Preferences['startScreen'][]

const pathOf = (startScreen: Preferences['startScreen']): string => `/admin/${startScreen}`

/** The path of the first screen that the user may open. */
export function firstPath(user: PanelUser): string {
  return screensFor(user)[0]?.path ?? screens[0].path
}

/** The path of the screen that the user wants to begin with; their first one, where they may not open it. */
export function startPath({ startScreen }: Pick<Preferences, 'startScreen'>, user: PanelUser): string {
  const wanted = pathOf(startScreen)
  return screensFor(user).some(({ path }) => path === wanted) ? wanted : firstPath(user)
}
