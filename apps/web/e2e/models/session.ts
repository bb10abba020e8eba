import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { writeSessionHint, type Area } from '@sitewright/client/session-hint'

/**
 * How often a request is sent again after ECONNRESET: a server may close an idle keep-alive connection at the moment in
 * which the next request is sent on it.
 */
export const retriesAfterReset = 2

const logins = { user: '/api/auth/login', admin: '/api/auth/admin/login' } as const

/**
 * Gives a browser a session as the sign-in form does, which has tests of its own: loading and filling the form would be half
 * of the time of a short test.
 */
export async function startSession(
  page: Page,
  area: Area,
  { email, password }: { email: string; password: string }
): Promise<void> {
  const answer = await page.request.post(logins[area], {
    data: { email, password },
    headers: { 'x-requested-with': 'sitewright', 'x-session-transport': 'cookie' },
    maxRetries: retriesAfterReset
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  // With the first page and not with each: the app removes the hint when the session ends.
  await page.context().addInitScript(
    ({ hint, mark }) => {
      if (window.origin === 'null' || localStorage.getItem(mark) !== null) return
      localStorage.setItem(mark, '1')
      for (const [key, value] of hint) localStorage.setItem(key, value)
    },
    { hint: sessionHint(area), mark: `session-of-test-${randomUUID()}` }
  )
}

/** What the app notes in the storage of a browser in which a user has signed in. */
function sessionHint(area: Area): [string, string][] {
  const noted = new Map<string, string>()
  const storage = {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => void noted.set(key, value),
    removeItem: (key: string) => void noted.delete(key)
  }
  writeSessionHint(storage, { area, remember: false })
  return [...noted]
}
