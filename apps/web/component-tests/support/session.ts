import { writeSessionHint, type Area } from '@sitewright/client/session-hint'
import type { Page } from './page.ts'

const logins = { user: '/api/auth/login', admin: '/api/auth/admin/login' } as const

/** Gives the browser a session, as the sign-in form does. */
export async function startSession(
  _page: Page,
  area: Area,
  { email, password }: { email: string; password: string }
): Promise<void> {
  const answer = await fetch(logins[area], {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'sitewright',
      'x-session-transport': 'cookie'
    }
  })
  if (!answer.ok) throw new Error(await answer.text())
  writeSessionHint(localStorage, { area, remember: false })
}
