/** The paths of the web app, in the notation of its router; the server answers any other path with 404. */
export const appPages = [
  '/',
  '/builder/:step?',
  '/preview',
  '/download',
  '/upload',
  '/history',
  '/check',
  '/about',
  '/docs',
  '/privacy',
  '/terms',
  '/support',
  '/shared',
  '/auth',
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/auth/reset',
  '/auth/verify',
  '/auth/confirm-email',
  '/auth/unlock',
  '/auth/set-up',
  '/auth/invitation',
  '/auth/second-step',
  '/auth/callback',
  '/auth/projects',
  '/auth/team',
  '/auth/tenants',
  '/auth/profile/:tab?',
  '/admin',
  '/admin/dashboard',
  '/admin/users',
  '/admin/database',
  '/admin/monitoring',
  '/admin/api',
  '/admin/tenants',
  '/admin/auth-settings'
] as const

const patterns = appPages.map(
  (page) => new RegExp(`^${page.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/\/$/, '')}/?$`)
)

/** Whether the web app has a page at a path. */
export function isAppPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
