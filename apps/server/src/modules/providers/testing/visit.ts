import { parseProviderReturn, type ProviderReturn } from '@sitewright/api'
import type { TestBrowser } from '../../../testing-app.ts'

const ours = 'https://sitewright.test'

/** Follows a provider's pages, cookies kept, until it sends the browser back to us; the path that it sends it to. */
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

/** What the page at the end of a sign-in reads from its address. */
export function parseReturn(response: Response): ProviderReturn | undefined {
  const { pathname, hash } = new URL(response.headers.get('location') ?? '', ours)
  return pathname === '/auth/callback' ? parseProviderReturn(hash) : undefined
}

/** Begins a sign-in; the address of the provider that the browser is sent to. */
export async function startSignIn(page: TestBrowser, path: string): Promise<string> {
  const response = await page.call('GET', path)
  return response.headers.get('location') ?? ''
}

/** Goes the whole way: to the provider, back, and on to the page. */
export async function signInWith(page: TestBrowser, path: string): Promise<ProviderReturn | undefined> {
  // A navigation carries none of our headers.
  const headers = { 'x-session-transport': '' }
  return parseReturn(await page.call('GET', await followToCallback(await startSignIn(page, path)), undefined, headers))
}
