import { parseProviderReturn, type ProviderReturn } from '@sitewright/api'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'

const ours = 'https://sitewright.test'

/** Follows redirects with cookies until the provider redirects back to us; returns that path. */
export async function followToCallback(address: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  for (let hop = 0; hop < 10; hop += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${next} answers ${response.status}: ${await response.text()}`)
    next = new URL(location, next).href
    if (next.startsWith(`${ours}/`)) return next.slice(ours.length)
  }
  throw new Error(`${address} leads nowhere`)
}

/** Parses the result that the callback page reads from its URL. */
export function parseReturn(response: Response): ProviderReturn | undefined {
  const { pathname, hash } = new URL(response.headers.get('location') ?? '', ours)
  return pathname === '/auth/callback' ? parseProviderReturn(hash) : undefined
}

/** Starts a sign-in; returns the authorization URL. */
export async function startSignIn(page: TestBrowser, path: string): Promise<string> {
  const response = await page.call('GET', path)
  return response.headers.get('location') ?? ''
}

/** Signs in with a provider from start to callback page. */
export async function signInWith(page: TestBrowser, path: string): Promise<ProviderReturn | undefined> {
  // A navigation carries none of our headers.
  const headers = { 'x-session-transport': '' }
  return parseReturn(
    await page.call('GET', await followToCallback(await startSignIn(page, path)), undefined, headers)
  )
}
