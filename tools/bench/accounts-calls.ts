import { administrator, password, type Place } from './accounts-places.ts'
import type { Call } from './load.ts'
import { toLoadUser } from '../../packages/accounts/testing/load.ts'

let addresses = 0

/** Another address for each call, so that the limits of one address do not stand in the way. */
function fromAnywhere(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

/** An active person, another one each time. */
function anyEmail({ people }: Place): string {
  for (;;) {
    const index = Math.floor(Math.random() * people)
    if (index % 50 !== 0) return toLoadUser(index).email
  }
}

/** A sign-in of somebody. */
export function loginCall(place: Place): Call {
  return {
    method: 'POST',
    path: '/api/auth/login',
    headers: fromAnywhere(),
    body: { email: anyEmail(place), password }
  }
}

/** The access token that a sign-in gives. */
async function tokenOf({ port }: Place, path: string, body: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench', ...fromAnywhere() },
    body: JSON.stringify(body)
  })
  const { token } = (await response.json()) as { token?: string }
  if (token === undefined) throw new Error(`${path} answered ${response.status} without a token`)
  return token
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

/** Calls that ask who is signed in, by many people in turn. */
export async function verifyCalls(place: Place, sessions: number): Promise<() => Call> {
  const calls: Call[] = []
  while (calls.length < sessions) {
    const token = await tokenOf(place, '/api/auth/login', { email: anyEmail(place), password })
    calls.push({ method: 'GET', path: '/api/auth/verify', headers: bearer(token) })
  }
  let turn = 0
  return () => calls[(turn += 1) % calls.length] as Call
}

/** Pages that people look through; deeper ones are searched for. */
const usualPages = 50

/** Pages of the list of people, and searches in it, by an administrator. */
export async function listCalls(
  place: Place
): Promise<{ list: () => Call; deep: () => Call; search: () => Call }> {
  const headers = bearer(await tokenOf(place, '/api/auth/admin/login', administrator))
  const pages = Math.ceil(place.people / 10)
  const get = (query: string): Call => ({ method: 'GET', path: `/api/users?limit=10&${query}`, headers })
  return {
    list: () => get(`page=${1 + Math.floor(Math.random() * Math.min(pages, usualPages))}`),
    deep: () => get(`page=${1 + Math.floor(Math.random() * pages)}`),
    search: () => {
      const { first_name: first } = toLoadUser(Math.floor(Math.random() * place.people))
      return get(`search=${first.slice(0, 3 + Math.floor(Math.random() * 3))}`)
    }
  }
}
