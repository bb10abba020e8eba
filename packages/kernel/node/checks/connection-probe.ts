import type { TLSSocket } from 'node:tls'
import type { CheckProbe } from '@sitewright/api'
import { daysUntil } from '../../src/services/days-until.ts'
import { probedBad, probedUp, type ProbeOutcome } from '../../src/services/service-probe.ts'
import { openConnection } from '../outbound-connection.ts'
import type { OutboundGuard } from '../outbound-guard.ts'

type ConnectionProbe = Extract<CheckProbe, { kind: 'tcp' | 'tls' }>

/** Connects to a service and disconnects; with TLS it also reads when the certificate expires. */
export async function probeConnection(
  guard: OutboundGuard,
  probe: ConnectionProbe,
  timeoutMs: number
): Promise<ProbeOutcome> {
  const { kind, host, port } = probe
  const begun = performance.now()
  const tls = kind === 'tls'
  const socket = await openConnection(guard, 'check', { target: { host, port }, tls, timeoutMs })
  const responseMs = performance.now() - begun
  socket.on('error', () => undefined)
  const expiresAt = tls ? Date.parse((socket as TLSSocket).getPeerCertificate().valid_to) : null
  socket.destroy()
  if (probe.kind === 'tcp' || expiresAt === null) return probedUp(responseMs)
  const daysLeft = daysUntil(expiresAt, Date.now())
  return daysLeft < probe.expiryDays
    ? probedBad('warning', 'expires-soon', { responseMs, detail: daysLeft, expiresAt })
    : probedUp(responseMs, expiresAt)
}
