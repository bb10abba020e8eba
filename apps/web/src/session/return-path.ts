import { isLocalPath } from '@sitewright/api/local-path'

/** The return path of a sign-in that was opened directly. */
export const startPath = '/'

/** The return path if it is a path of this site, else the start: no open redirect (security bar 37). */
export function safePath(text: string | null | undefined): string {
  if (text == null || !isLocalPath(text)) return startPath
  return /%(?:0[0-9a-d]|2f%2f|5c)|\/\//i.test(text.split(/[?#]/)[0] ?? '') ? startPath : text
}

interface Place {
  pathname: string
  search?: string
  hash?: string
}

/** Pages of /auth that need a session, so that a sign-in may return to them. */
const keptPages = ['/auth/profile', '/auth/projects']

/** The address of a sign-in page, with the current page as its return path. */
export function signInPath(place: Place, page = '/auth/login'): string {
  const from = originOf(place)
  return from === startPath ? page : `${page}?from=${encodeURIComponent(from)}`
}

function originOf({ pathname, search = '', hash = '' }: Place): string {
  const passing = pathname.startsWith('/auth/') && !keptPages.some((page) => pathname.startsWith(page))
  return passing ? startPath : pathname + search + hash
}
