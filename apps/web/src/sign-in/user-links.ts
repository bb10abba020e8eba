import type { SessionState } from '@sitewright/client'

/** Permissions that open a part of the page of the team. */
const teamPermissions = ['team.manage', 'reports.read', 'content.read'] as const

/** The pages of a signed-in user. */
export function userLinks({
  area,
  user
}: Extract<SessionState, { kind: 'signed-in' }>): { to: string; label: string }[] {
  const own = [
    { to: '/auth/projects', label: 'Your projects' },
    ...(teamPermissions.some((each) => user.permissions.includes(each))
      ? [{ to: '/auth/team', label: 'Your team' }]
      : []),
    { to: '/auth/profile', label: 'Your profile' },
    { to: '/auth/tenants', label: 'Your tenants' }
  ]
  return area === 'admin' ? [{ to: '/admin/dashboard', label: 'Control panel' }, ...own] : own
}
