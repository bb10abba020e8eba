import { backendMessages } from '@sitewright/api/messages'
import { demoCredentials } from '@sitewright/api/worker-protocol'
import type { Fetch } from './api-client.ts'

/** An account of the demo; its password is displayed, since it is not secret there. */
export interface DemoAccount {
  label: string
  email: string
  password: string
}

/** The backend of the app: a server, or the demo that runs in this browser (spec 2 §4). */
export type Backend =
  | { kind: 'available'; version: string; latencyMs: number; checkedAt: number; fetch: Fetch }
  | { kind: 'demo'; reason: string; accounts: readonly DemoAccount[]; fetch: Fetch }
  /** The server of the signed-in user does not respond; calls fail until it does. */
  | { kind: 'unreachable'; reason: string; fetch: Fetch }

/** The result of a health check. */
export type ProbeResult = Extract<Backend, { kind: 'available' }> | { kind: 'unreachable'; reason: string }

/** Timeout of the first health check in milliseconds (spec 2 §9). */
export const healthTimeout = { admin: 2000, user: 3000 } as const

/** Timeout of a health check that only updates the displayed state, in milliseconds (spec 2 §9). */
export const recheckTimeout = 3000

/** Timeout of a reconnect in milliseconds: the user has requested it, or does not notice it. */
export const reconnectTimeout = 15_000

const network: Fetch = (request) => globalThis.fetch(request)

/** Health check of a server. */
export async function probeServer(timeoutMs: number, ask: typeof fetch = fetch): Promise<ProbeResult> {
  const begun = performance.now()
  const unreachable = (reason: string) => ({ kind: 'unreachable', reason }) as const
  try {
    const response = await ask('/health', {
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs)
    })
    if (response.type === 'opaqueredirect') return unreachable(backendMessages.cors)
    const { status, phase, version = '2.0' } = (await response.json()) as HealthAnswer
    if (status !== 'OK' || phase !== 2) return unreachable(backendMessages.failed)
    return {
      kind: 'available',
      version,
      latencyMs: Math.round(performance.now() - begun),
      checkedAt: Date.now(),
      fetch: network
    }
  } catch (error) {
    return unreachable(error instanceof TypeError ? backendMessages.network : backendMessages.failed)
  }
}

/**
 * Falls back from an unreachable server to the demo, but never silently for a user who is signed in to that server: a
 * phone with a slow line would sign them out.
 */
export function fallbackBackend(reason: string, isSignedIn: boolean, createDemoFetch: () => Fetch): Backend {
  if (!isSignedIn) return createDemoBackend(reason, createDemoFetch())
  return { kind: 'unreachable', reason, fetch: () => Promise.reject(new TypeError(reason)) }
}

interface HealthAnswer {
  status?: string
  phase?: number
  version?: string
}

/** The demo: the server's own code with sample data, in this browser. */
export function createDemoBackend(reason: string, fetch: Fetch): Backend {
  const accounts = [{ label: 'Administrator', ...demoCredentials }]
  return { kind: 'demo', reason, accounts, fetch }
}
