import type { ProbeOutcome, ProbeProblem, ServiceProbe } from '../../src/services/service-probe.ts'
import { probedBad } from '../../src/services/service-probe.ts'
import { OutboundError, type OutboundGuard } from '../outbound-guard.ts'
import { probeConnection } from './connection-probe.ts'
import { probeHttp } from './http-probe.ts'
import { probeSmtp } from './smtp-probe.ts'

/** Creates the service probe. It connects where the outbound guard allows, and to the configured mail server. */
export function createServiceProbe({
  guard,
  smtpUrl
}: {
  guard: OutboundGuard
  smtpUrl: string | undefined
}): ServiceProbe {
  return async function probeService(probe, timeoutMs) {
    try {
      if (probe.kind === 'http') return await probeHttp(guard, probe, timeoutMs)
      if (probe.kind === 'smtp') return await probeSmtp(smtpUrl, timeoutMs)
      return await probeConnection(guard, probe, timeoutMs)
    } catch (error) {
      return toOutcome(error)
    }
  }
}

/**
 * Error codes of Node and nodemailer, by the problem that they mean. The service's own text is not stored: it may hold
 * secrets.
 */
const problems: readonly (readonly [RegExp, ProbeProblem])[] = [
  [/^(ETIMEDOUT|ABORT_ERR|TimeoutError|AbortError)$/, 'timeout'],
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)$/, 'dns'],
  [/^(ECONNRESET|EPIPE)$/, 'closed'],
  [/^E(CONN|HOST|NET|ADDR|SOCKET)/, 'refused'],
  [/^CERT_HAS_EXPIRED$/, 'expired'],
  [/TLS|SSL|CERT|SIGNED|VERIFY|EPROTO/, 'tls'],
  [/^HPE_/, 'not-http'],
  [/^E(AUTH|NOAUTH|PROTOCOL|ENVELOPE|OAUTH2|CONFIG)$/, 'mail']
]

function toOutcome(error: unknown): ProbeOutcome {
  if (error instanceof OutboundError)
    return error.reason === 'dns' ? probedBad('down', 'dns') : probedBad('unknown', 'denied')
  const { code, name, cause } = error as NodeJS.ErrnoException
  if (cause instanceof Error) return toOutcome(cause)
  const known = problems.find(([pattern]) => pattern.test(typeof code === 'string' ? code : name))
  return probedBad('down', known?.[1] ?? 'other')
}
