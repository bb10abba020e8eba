import type { Fetch } from '@sitewright/api'
import { backendMessages } from '@sitewright/api/messages'
import { demoCredentials } from '@sitewright/api/worker-protocol'
import { createDemoFetch } from './demo-fetch.ts'

/** Who may sign in to the demo, shown in a box because it is no secret there. */
export interface DemoAccount {
  label: string
  email: string
  password: string
}

/** What answers the calls of the app: a server, or the demo that runs in this browser (spec 2 §4). */
export type Backend =
  | { kind: 'available'; version: string; answeredIn: number; fetch: Fetch }
  | { kind: 'demo'; reason: string; people: readonly DemoAccount[]; fetch: Fetch }
  /** The server that somebody is signed in to does not answer; its calls fail until it does. */
  | { kind: 'silent'; reason: string; fetch: Fetch }

/** A look at the server. */
export type ProbeResult = Extract<Backend, { kind: 'available' }> | { kind: 'away'; reason: string }

/** Milliseconds until a server that says nothing counts as away (spec 2 §9). */
export const healthTimeout = { admin: 2000, user: 3000 } as const

/** Milliseconds that somebody waits who has asked to try again, or does not notice. */
export const reconnectTimeout = 15_000

const network: Fetch = (request) => globalThis.fetch(request)

/** Asks whether a server is there. */
export async function probeServer(timeoutMs: number, ask: typeof fetch = fetch): Promise<ProbeResult> {
  const begun = performance.now()
  const away = (reason: string) => ({ kind: 'away', reason }) as const
  try {
    const response = await ask('/health', {
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs)
    })
    if (response.type === 'opaqueredirect') return away(backendMessages.cors)
    const { status, phase, version = '2.0' } = (await response.json()) as HealthAnswer
    if (status !== 'OK' || phase !== 2) return away(backendMessages.failed)
    return {
      kind: 'available',
      version,
      answeredIn: Math.round(performance.now() - begun),
      fetch: network
    }
  } catch (error) {
    return away(error instanceof TypeError ? backendMessages.network : backendMessages.failed)
  }
}

/**
 * What takes the place of a server that is away: the demo, but never unasked for somebody who is signed in to that
 * server. A phone with a slow line would sign them out.
 */
export function fallbackBackend(reason: string, isSignedIn: boolean): Backend {
  if (!isSignedIn) return createDemoBackend(reason)
  return { kind: 'silent', reason, fetch: () => Promise.reject(new TypeError(reason)) }
}

interface HealthAnswer {
  status?: string
  phase?: number
  version?: string
}

/** The demo: the server's own code with sample data, in a worker that begins with its first call. */
export function createDemoBackend(reason: string): Backend {
  const people = [{ label: 'Administrator', ...demoCredentials }]
  return { kind: 'demo', reason, people, fetch: createDemoFetch() }
}
