import { administrator, password, type BenchServer } from './accounts-server.ts'
import type { Call } from './load.ts'
import { toLoadUser } from '../../packages/product/testing/load-users.ts'

let addresses = 0

/** Another IP address for each call, so that no rate limit of an address applies. */
function withOtherAddress(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

/** The email address of a random active user. */
function randomEmail({ users }: BenchServer): string {
  for (;;) {
    const index = Math.floor(Math.random() * users)
    // Every fiftieth user of the seed is not active.
    if (index % 50 !== 0) return toLoadUser(index).email
  }
}

/** A password sign-in of a random user. */
export function loginCall(server: BenchServer): Call {
  return {
    method: 'POST',
    path: '/api/auth/login',
    headers: withOtherAddress(),
    body: { email: randomEmail(server), password }
  }
}

/** Signs in, and gives the access token. */
async function createToken({ port }: BenchServer, path: string, body: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench', ...withOtherAddress() },
    body: JSON.stringify(body)
  })
  const { token } = (await response.json()) as { token?: string }
  if (token === undefined) throw new Error(`${path} answered ${response.status} without a token`)
  return token
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

/** Calls that verify a session, of several sessions in turn (round-robin). */
export async function verifyCalls(server: BenchServer, sessions: number): Promise<() => Call> {
  const calls: Call[] = []
  while (calls.length < sessions) {
    const token = await createToken(server, '/api/auth/login', { email: randomEmail(server), password })
    calls.push({ method: 'GET', path: '/api/auth/verify', headers: bearer(token) })
  }
  let turn = 0
  return () => calls[(turn += 1) % calls.length] as Call
}

/** Signs the first administrator in; returns the access token. */
export function createAdministratorToken(server: BenchServer): Promise<string> {
  return createToken(server, '/api/auth/admin/login', administrator)
}

/** Pages that administrators browse; beyond these they search. */
const browsedPages = 50

/** Calls of an administrator: browsed pages of the user list, pages at any depth (offset pagination), and searches. */
export async function listCalls(
  server: BenchServer
): Promise<{ list: () => Call; deep: () => Call; search: () => Call }> {
  const headers = bearer(await createAdministratorToken(server))
  const pages = Math.ceil(server.users / 10)
  const get = (query: string): Call => ({ method: 'GET', path: `/api/users?limit=10&${query}`, headers })
  return {
    list: () => get(`page=${1 + Math.floor(Math.random() * Math.min(pages, browsedPages))}`),
    deep: () => get(`page=${1 + Math.floor(Math.random() * pages)}`),
    search: () => {
      const { first_name: first } = toLoadUser(Math.floor(Math.random() * server.users))
      return get(`search=${first.slice(0, 3 + Math.floor(Math.random() * 3))}`)
    }
  }
}
