import type { Fetch } from '@sitewright/api'
import { backendMessages } from '@sitewright/api/messages'
import { demoCredentials } from '@sitewright/api/worker-protocol'
import { demoFetch } from './demo.ts'

/** Who may sign in to the demo, shown in a box because it is no secret there. */
export interface DemoPerson {
  label: string
  email: string
  password: string
}

/** What answers the calls of the app: a server, or the demo that runs in this browser (spec 2 §4). */
export type Backend =
  | { kind: 'available'; version: string; answeredIn: number; fetch: Fetch }
  | { kind: 'demo'; reason: string; people: readonly DemoPerson[]; fetch: Fetch }

/** Milliseconds until a server that says nothing counts as away (spec 2 §9). */
export const healthTimeout = { admin: 2000, user: 3000 } as const

const network: Fetch = (request) => globalThis.fetch(request)

/** Asks whether a server is there; without one the demo takes its place. */
export async function findBackend(timeoutMs: number, ask: typeof fetch = fetch): Promise<Backend> {
  const begun = performance.now()
  try {
    const response = await ask('/health', {
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs)
    })
    if (response.type === 'opaqueredirect') return openDemo(backendMessages.cors)
    const { status, phase, version = '2.0' } = (await response.json()) as Health
    if (status !== 'OK' || phase !== 2) return openDemo(backendMessages.failed)
    return {
      kind: 'available',
      version,
      answeredIn: Math.round(performance.now() - begun),
      fetch: network
    }
  } catch (error) {
    return openDemo(error instanceof TypeError ? backendMessages.network : backendMessages.failed)
  }
}

interface Health {
  status?: string
  phase?: number
  version?: string
}

/** The demo: the server's own code with sample data, in a worker that begins with its first call. */
function openDemo(reason: string): Promise<Backend> {
  const people = [{ label: 'Administrator', ...demoCredentials }]
  return Promise.resolve({ kind: 'demo', reason, people, fetch: demoFetch() })
}
