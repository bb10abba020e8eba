import { setTimeout as wait } from 'node:timers/promises'
import { contract, type ApiCalls, type SignInAnswer } from '../../packages/api/src/index.ts'
import { createApiClient, type ApiClient } from '../../packages/client/src/index.ts'
import type { Cluster, Member } from './cluster.ts'
import type { SoakRecord } from './record.ts'

type Name = keyof ApiCalls
type Answer<K extends Name> = ApiCalls[K]['answer']
type SignIn = 'POST /api/auth/login' | 'POST /api/auth/admin/login'

/** The schema of each answer, by the name of its call. */
const schemas = new Map(
  contract.map(({ method, path, responses }) => [
    `${method.toUpperCase()} ${path}`,
    responses[200].content['application/json'].schema
  ])
)

/** Why a call has no answer: its server was killed, or a refusal that its caller expects. */
export type Missed = { interrupted: true } | { interrupted: false; code: string }

/** Somebody who is signed in and calls whichever server is up. */
export interface SimulatedUser {
  email: string
  /** Calls one of the servers; an answer that must not be is recorded, and counts as interrupted. */
  call: <K extends Name>(
    name: K,
    input: ApiCalls[K]['input'],
    expected?: readonly string[]
  ) => Promise<{ answer: Answer<K> } | { missed: Missed }>
  /** The same, where no refusal is expected: the answer, or nothing where the server was killed. */
  ask: <K extends Name>(name: K, input: ApiCalls[K]['input']) => Promise<Answer<K> | undefined>
  /** Opens an answer that streams, on a server of one's choice. */
  fetchFrom: (member: Member, request: Request) => Promise<Response>
}

interface Credentials {
  email: string
  password: string
  path: SignIn
  /** Address that the calls come from, so that no limit of an address is shared. */
  address: string
}

const interrupted = { missed: { interrupted: true } } as const
/** A token is renewed when this share of its life is over. */
const renewAfter = 0.8

/** Signs somebody in; a sign-in whose server is killed is tried again. */
export async function signIn(
  cluster: Cluster,
  record: SoakRecord,
  { email, password, path, address }: Credentials
): Promise<SimulatedUser> {
  let token = ''
  let refreshToken = ''
  let renewAt = 0
  let renewing: Promise<void> | undefined

  const fetchFrom = (_: Member, request: Request): Promise<Response> => {
    request.headers.set('x-forwarded-for', address)
    if (token !== '') request.headers.set('authorization', `Bearer ${token}`)
    return fetch(request)
  }

  function clientOf(member: Member): ApiClient {
    return createApiClient({ origin: member.origin, fetch: (request) => fetchFrom(member, request) })
  }

  async function send<K extends Name>(
    name: K,
    input: ApiCalls[K]['input'],
    expected: readonly string[] = []
  ): Promise<{ answer: Answer<K> } | { missed: Missed }> {
    const member = cluster.pick()
    const begun = Date.now()
    const started = performance.now()
    const outcome = await clientOf(member)(name, input)
    if (outcome.ok) {
      record.answered(name, performance.now() - started)
      const parsed = schemas.get(name)?.safeParse(outcome.answer)
      if (parsed?.success === false) record.wrong('shape of an answer', `${name}: ${parsed.error.message}`)
      return { answer: outcome.answer }
    }
    if (outcome.status === 0 && cluster.wasKilled(member, begun, Date.now())) {
      record.interrupted()
      return interrupted
    }
    const code = outcome.problem?.error.code ?? `no answer of ${member.name}`
    if (expected.includes(code)) return { missed: { interrupted: false, code } }
    record.wrong('answer', `${new Date().toISOString()} ${email} ${name}: ${outcome.status} ${code}`)
    return interrupted
  }

  function keep({ token: access, refreshToken: refresh, expiresIn }: SignInAnswer): void {
    token = access ?? ''
    refreshToken = refresh ?? ''
    renewAt = Date.now() + (expiresIn ?? 0) * 1000 * renewAfter
  }

  /** Tried until it is answered: a renewal whose answer was lost may be repeated with the same token (ADR 7). */
  async function renew(): Promise<void> {
    for (;;) {
      const renewed = await send('POST /api/auth/refresh', { body: { refreshToken } })
      if ('answer' in renewed) return keep(renewed.answer)
      await wait(500)
    }
  }

  const user: SimulatedUser = {
    email,
    async call(name, input, expected) {
      if (Date.now() > renewAt) {
        renewing ??= renew().finally(() => (renewing = undefined))
        await renewing
      }
      return send(name, input, expected)
    },
    async ask(name, input) {
      const outcome = await user.call(name, input)
      return 'answer' in outcome ? outcome.answer : undefined
    },
    fetchFrom
  }
  for (;;) {
    const signedIn = await send(path, { body: { email, password } })
    if ('answer' in signedIn) {
      keep(signedIn.answer)
      return user
    }
    await wait(500)
  }
}
