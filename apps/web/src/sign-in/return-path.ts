import { isLocalPath } from '@sitewright/api/local-path'

/** The return path of a sign-in that was opened directly. */
export const homePath = '/'

/** The return path if it is a path of this site, else the home page: no open redirect (security bar 37). */
export function safeReturnPath(text: string | null | undefined): string {
  if (text == null || !isLocalPath(text)) return homePath
  return /%(?:0[0-9a-d]|2f%2f|5c)|\/\//i.test(text.split(/[?#]/)[0] ?? '') ? homePath : text
}

/** The screen of the control panel that a sign-in leads to; empty where none was asked for. */
export function panelReturnPath(text: string | null | undefined): string {
  const path = safeReturnPath(text)
  return /^\/admin\/[^/]/.test(path) ? path : ''
}

/** The address of the sign-in to the control panel, with the current screen as its return path. */
export function panelSignInPath(location: PageLocation): string {
  const { pathname, search = '', hash = '' } = location
  const from = panelReturnPath(pathname + search + hash)
  return from === '' ? '/admin' : `/admin?from=${encodeURIComponent(from)}`
}

interface PageLocation {
  pathname: string
  search?: string
  hash?: string
}

/** Pages of /auth that need a session, so that a sign-in may return to them. */
const signedInPages = ['/auth/profile', '/auth/projects']

/** The address of a sign-in page, with the current page as its return path. */
export function signInPath(location: PageLocation, page = '/auth/login'): string {
  const from = toReturnPath(location)
  return from === homePath ? page : `${page}?from=${encodeURIComponent(from)}`
}

function toReturnPath({ pathname, search = '', hash = '' }: PageLocation): string {
  const isSignInPage =
    pathname.startsWith('/auth/') && !signedInPages.some((page) => pathname.startsWith(page))
  return isSignInPage ? homePath : pathname + search + hash
}
