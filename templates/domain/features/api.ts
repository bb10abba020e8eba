import type { BackendStatus } from '../backend/port.ts'
import type { FeatureDefinition } from '../pages.ts'

export const apiMessages = {
  simulated: 'No server is set up: what you enter stays in this browser.',
  connected: 'Connected.',
  unreachable: 'The server cannot be reached.',
  unknown: 'Connecting…',
  waiting: (count: number) =>
    count === 1 ? '1 entry waits to be sent.' : `${count} entries wait to be sent.`
} as const

/** Connects the site to a server of its own, and says how that connection is. */
export const api = {
  id: 'api',
  slots: { footer: { order: 90 } }
} as const satisfies FeatureDefinition

/** The connection as text and colour of a status dot; null until the page has started. */
export interface Connection {
  tone: 'ok' | 'warn' | 'quiet'
  text: string
}

export function connectionOf(status: BackendStatus | null): Connection | null {
  if (status === null) return null
  if (status.kind === 'simulated') return { tone: 'quiet', text: apiMessages.simulated }
  const waiting = status.waiting > 0 ? ` ${apiMessages.waiting(status.waiting)}` : ''
  if (status.reachable === 'yes') return { tone: 'ok', text: apiMessages.connected + waiting }
  if (status.reachable === 'no') return { tone: 'warn', text: apiMessages.unreachable + waiting }
  return { tone: 'quiet', text: apiMessages.unknown + waiting }
}
