import type { IncomingMessage } from 'node:http'
import type { CheckProbe } from '@sitewright/api'
import { probedBad, probedUp, type ProbeOutcome } from '../../src/services/service-probe.ts'
import type { OutboundGuard } from '../outbound-guard.ts'
import { sendGuarded } from '../send-guarded.ts'

type HttpProbe = Extract<CheckProbe, { kind: 'http' }>

/** Bytes of a response that are read; a longer one counts as complete. */
const mostBytes = 1024 * 1024

/**
 * Requests a URL by GET, at an IP address that the outbound guard has checked, and reads the response to its end within
 * the timeout. A redirect is a response and is not followed.
 */
export async function probeHttp(
  guard: OutboundGuard,
  { url: text, expectedStatus, requiredText, forbiddenText }: HttpProbe,
  timeoutMs: number
): Promise<ProbeOutcome> {
  const begun = performance.now()
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await sendGuarded(guard, 'check', new URL(text), {
    method: 'GET',
    headers: { 'user-agent': 'Sitewright-Check', accept: '*/*' },
    signal
  })
  const { statusCode = 0 } = answer
  const body = await readText(answer).catch((error: unknown) => {
    // A response that the timeout cuts off fails like a closed connection.
    throw signal.aborted ? signal.reason : error
  })
  const responseMs = performance.now() - begun
  if (!isExpected(statusCode, expectedStatus))
    return probedBad('down', 'status', { responseMs, detail: statusCode })
  if (requiredText !== undefined && !body.includes(requiredText))
    return probedBad('down', 'text-missing', { responseMs })
  if (forbiddenText !== undefined && body.includes(forbiddenText))
    return probedBad('down', 'text-found', { responseMs })
  return probedUp(responseMs)
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes >= mostBytes) break
  }
  return toDecoder(answer.headers['content-type']).decode(Buffer.concat(parts).subarray(0, mostBytes))
}

/** The decoder of the charset in a Content-Type; UTF-8 for an unknown one. */
function toDecoder(contentType = ''): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** Whether a status code is in a list such as `200-299, 304`. */
export function isExpected(status: number, expected: string): boolean {
  return expected.split(',').some((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return status >= from && status <= to
  })
}
