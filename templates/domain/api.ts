import type { BackendStatus } from './backend/port.ts'
import { apiMessages } from './messages/api.ts'

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
