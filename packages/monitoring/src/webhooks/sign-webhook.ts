import { decodeBase64url } from '@sitewright/text'
import { hmac, utf8 } from '@sitewright/kernel/crypto'

/** Name of the signature header. */
export const signatureHeader = 'sitewright-signature'

/** Signs the body of a webhook: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">` (security bar 55). */
export async function signWebhook(secret: string, body: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000)
  const digest = decodeBase64url(await hmac(utf8(secret), `${seconds}.${body}`))
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `t=${seconds},v1=${hex}`
}
