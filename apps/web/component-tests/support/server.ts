import { commands } from 'vitest/browser'
import type { TestUser } from '../../e2e/models/test-user.ts'
import type { TestServerOptions } from '../node/test-servers.ts'
import { insertPeople } from './many-people.ts'

/** The response to a call that no page sent. */
interface Answer {
  status: number
  body: unknown
}

/** The server of a test. */
export interface ComponentTestServer {
  id: string
  origin: string
  /** Calls the API as the user of a token. */
  call: (
    method: string,
    path: string,
    options?: { data?: object; token?: string; address?: string }
  ) => Promise<Answer>
  /** Signs a user in in another browser; returns the access token. */
  tokenOf: (person: { email: string; password: string }, area?: 'user' | 'admin') => Promise<string>
  registerUser: (named?: Partial<TestUser>) => Promise<TestUser>
  /** Runs a statement on its database. */
  sql: (statement: string) => Promise<void>
  /** Lets the last proof of every session be long ago, as after a quarter of an hour. */
  ageProofs: () => Promise<void>
  /** Adds people with a first name, as an import would have; they have no password. */
  addPeople: (count: number, firstName: string) => Promise<void>
  mails: () => ReturnType<typeof commands.readMails>
  /** Sets its clock right where it was started slow. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

/** Starts a server for one test; the page calls it from now on. */
export async function startServer(options: TestServerOptions): Promise<ComponentTestServer> {
  const id = await commands.startServer(location.origin, options)
  let registered = 1
  const call: ComponentTestServer['call'] = async (method, path, { data, token, address } = {}) => {
    const response = await fetch(path, {
      method,
      credentials: 'omit',
      headers: {
        'x-test-server': id,
        'x-requested-with': 'sitewright',
        'x-session-transport': 'body',
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
        ...(data === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
      },
      ...(data === undefined ? {} : { body: JSON.stringify(data) })
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const tokenOf: ComponentTestServer['tokenOf'] = async ({ email, password }, area = 'admin') => {
    const path = area === 'admin' ? '/api/auth/admin/login' : '/api/auth/login'
    const { status, body } = await call('POST', path, { data: { email, password } })
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
    return (body as { token: string }).token
  }
  return {
    id,
    origin: location.origin,
    call,
    tokenOf,
    registerUser: async (named = {}) => {
      const person = {
        firstName: 'Maya',
        lastName: 'Okafor',
        email: `maya.${crypto.randomUUID().slice(0, 8)}@example.com`,
        password: 'plumb line larch',
        ...named
      }
      // One that nobody else comes from, so that limits by address are not shared.
      const address = `10.0.${registered >> 8}.${registered & 255}`
      registered += 1
      const { status, body } = await call('POST', '/api/auth/register', { data: person, address })
      if (status > 201) throw new Error(`${person.email} was refused: ${JSON.stringify(body)}`)
      const { refreshToken } = body as { refreshToken: string }
      await call('POST', '/api/auth/logout', { data: { refreshToken }, address })
      return person
    },
    sql: (statement) => commands.runSql(id, statement),
    ageProofs: () => commands.ageProofs(id),
    addPeople: (count, firstName) => commands.runSql(id, insertPeople(count, firstName)),
    mails: () => commands.readMails(id),
    catchUp: () => commands.catchUp(id),
    close: () => commands.closeServer(id)
  }
}
