import type { CheckProbe } from '@sitewright/api'
import { probedBad, probedUp, type ProbeOutcome } from '../../src/services/service-probe.ts'
import type { OutboundGuard } from '../outbound-guard.ts'
import { sendGuarded } from '../send-guarded.ts'

type HttpProbe = Extract<CheckProbe, { kind: 'http' }>

/**
 * Asks for an address by GET, at an IP address that the guard has checked. A redirect is an answer and is not followed;
 * what comes after the head of the answer is not read.
 */
export async function probeHttp(
  guard: OutboundGuard,
  { url: text, expectedStatus }: HttpProbe,
  timeoutMs: number
): Promise<ProbeOutcome> {
  const begun = performance.now()
  const answer = await sendGuarded(guard, 'check', new URL(text), {
    method: 'GET',
    headers: { 'user-agent': 'Sitewright-Check', accept: '*/*' },
    signal: AbortSignal.timeout(timeoutMs)
  })
  const responseMs = performance.now() - begun
  // What is wrong after the head is nothing to us.
  answer.on('error', () => undefined)
  answer.destroy()
  const { statusCode = 0 } = answer
  return isExpected(statusCode, expectedStatus)
    ? probedUp(responseMs)
    : probedBad('down', 'status', { responseMs, detail: statusCode })
}

/** Whether a status is one of a list such as `200-299, 304`. */
export function isExpected(status: number, expected: string): boolean {
  return expected.split(',').some((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return status >= from && status <= to
  })
}
