import { decodeBase64url } from '@sitewright/text'
import { hmac, isSameSecret, utf8 } from '@sitewright/kernel/crypto'

/** For so many seconds a signature is taken, before and after. */
export const signatureTolerance = 300

/** So many signatures are looked at; while a secret is rolled there are two. */
const mostSignatures = 8

/**
 * Whether a header `Stripe-Signature`, `t=<unix seconds>,v1=<hex>,v1=…`, signs a body now: one of its `v1` is the
 * HMAC-SHA256 of `t.body`. They are compared in a time that tells nothing of where they differ.
 */
export async function isSignedByStripe(
  secret: string,
  { body, signature, now }: { body: string; signature: string; now: number }
): Promise<boolean> {
  const parts = signature.split(',').map((part) => {
    const at = part.indexOf('=')
    return { name: part.slice(0, at).trim(), value: part.slice(at + 1).trim() }
  })
  const seconds = parts.find(({ name }) => name === 't')?.value ?? ''
  if (!/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now / 1000 - Number(seconds)) > signatureTolerance) return false
  const expected = toHex(await hmac(utf8(secret), `${seconds}.${body}`))
  const given = parts.filter(({ name }) => name === 'v1').slice(0, mostSignatures)
  const same = await Promise.all(given.map(({ value }) => isSameSecret(value, expected)))
  return same.includes(true)
}

function toHex(base64url: string): string {
  return [...decodeBase64url(base64url)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
