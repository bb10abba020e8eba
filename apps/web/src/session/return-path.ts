import { isLocalPath } from '@sitewright/api/local-path'

/** Where a sign-in leads that came from nowhere. */
export const startPath = '/'

/** A path of this site that one may be led back to; the start where the text is anything else (security bar 37). */
export function safePath(text: string | null | undefined): string {
  if (text == null || !isLocalPath(text)) return startPath
  return /%(?:0[0-9a-d]|2f%2f|5c)|\/\//i.test(text.split(/[?#]/)[0] ?? '') ? startPath : text
}

interface Place {
  pathname: string
  search?: string
  hash?: string
}

/** Pages of /auth that one comes to by signing in, not for it. */
const keptPages = ['/auth/profile', '/auth/projects']

/** The address of a sign-in page that leads back to where one is. */
export function signInPath(place: Place, page = '/auth/login'): string {
  const from = originOf(place)
  return from === startPath ? page : `${page}?from=${encodeURIComponent(from)}`
}

function originOf({ pathname, search = '', hash = '' }: Place): string {
  const passing = pathname.startsWith('/auth/') && !keptPages.some((page) => pathname.startsWith(page))
  return passing ? startPath : pathname + search + hash
}
