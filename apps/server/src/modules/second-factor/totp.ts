import { generateSecret, generateURI, verify } from 'otplib'
import type { EncryptionContext } from '../../crypto/encryptor.ts'
import { serviceName } from './relying-party.ts'

/** Seconds that a code is shown for (RFC 6238). */
const period = 30

/** A new secret of 160 bits, base32 (security bar 15). */
export function createTotpSecret(): string {
  return generateSecret()
}

/** Where secrets stand, in use or being set up: one place, since the one becomes the other. */
export function totpContext(userId: string): EncryptionContext {
  return { table: 'totp', row: userId, column: 'secret' }
}

/** What authenticator apps read from the QR code. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: serviceName, label: email, secret })
}

/** A secret as people type it in. */
export function groupSecret(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ')
}

/** A code without the spaces and dashes that apps show; undefined where it is none of an app. */
export function parseTotpCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

/** The time step that a code belongs to: the one of now, the one before or the one after; else undefined. */
export async function findTimeStep(secret: string, typed: string, now: number): Promise<number | undefined> {
  const token = parseTotpCode(typed)
  if (token === undefined) return undefined
  const result = await verify({
    secret,
    token,
    period,
    epoch: Math.floor(now / 1000),
    epochTolerance: period
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
