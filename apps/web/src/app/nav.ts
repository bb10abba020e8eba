/** The entries of the main navigation (spec 1 §2), in bar and drawer. */
export const navEntries = [
  { to: '/', label: 'Home' },
  { to: '/builder', label: 'Builder' },
  { to: '/about', label: 'About' },
  { to: '/docs', label: 'Docs' },
  { to: '/admin', label: 'Admin' }
] as const

const alsoBuilder = ['/preview', '/download', '/history', '/check']

/** True where an entry is that of the current page: by prefix, the home page by itself. */
export function isActive(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  if (to === '/builder' && alsoBuilder.some((path) => pathname.startsWith(path))) return true
  return pathname === to || pathname.startsWith(`${to}/`)
}
