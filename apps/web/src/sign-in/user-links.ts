import type { SessionState } from '@sitewright/client'

/** The pages of a signed-in user. */
export function userLinks({
  area
}: Extract<SessionState, { kind: 'signed-in' }>): { to: string; label: string }[] {
  const own = [
    { to: '/auth/projects', label: 'Your projects' },
    { to: '/auth/profile', label: 'Your profile' },
    { to: '/auth/tenants', label: 'Your tenants' }
  ]
  return area === 'admin' ? [{ to: '/admin/dashboard', label: 'Control panel' }, ...own] : own
}
