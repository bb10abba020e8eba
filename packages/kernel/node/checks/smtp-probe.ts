import { probedBad, probedUp, type ProbeOutcome } from '../../src/services/service-probe.ts'
import { createSmtpConnection } from '../mail/smtp-transport.ts'

/**
 * Connects to the configured mail server and authenticates, without sending a mail. The operator has configured it, not
 * a user, so it is exempt from the outbound guard.
 */
export async function probeSmtp(smtpUrl: string | undefined, timeoutMs: number): Promise<ProbeOutcome> {
  if (smtpUrl === undefined) return probedBad('unknown', 'no-mail-server')
  const begun = performance.now()
  const transport = createSmtpConnection(smtpUrl, timeoutMs)
  try {
    await transport.verify()
    return probedUp(performance.now() - begun)
  } finally {
    transport.close()
  }
}
