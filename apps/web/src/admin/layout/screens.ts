import type { Permission } from '@sitewright/api'
import { IconLayoutDashboard, IconUsers, type Icon } from '@tabler/icons-react'

/** A screen of the control panel, as its navigation lists it. */
export interface AdminScreen {
  path: string
  name: string
  icon: Icon
  /** Who lacks it is not offered the screen. */
  permission?: Permission
}

/** The screens that work, in the order of spec 2 §2. */
export const screens = [
  { path: '/admin/dashboard', name: 'Dashboard', icon: IconLayoutDashboard },
  { path: '/admin/users', name: 'Users', icon: IconUsers, permission: 'user.read' }
] as const satisfies readonly AdminScreen[]

/** The screens that somebody with these permissions may open. */
export function screensFor(permissions: readonly Permission[]): readonly AdminScreen[] {
  return screens.filter((screen) => !('permission' in screen) || permissions.includes(screen.permission))
}
