import { generateSecret, generateURI, verify } from 'otplib'
import type { EncryptionContext } from '@sitewright/kernel/crypto'
import { serviceName } from './relying-party.ts'

/** Time step of TOTP in seconds (RFC 6238). */
const period = 30

/** Creates a secret of 160 bits, base32 (security bar 15). */
export function createTotpSecret(): string {
  return generateSecret()
}

/** Encryption context of TOTP secrets: one for pending and active ones, since a confirmed secret is moved. */
export function totpContext(userId: string): EncryptionContext {
  return { table: 'totp', row: userId, column: 'secret' }
}

/** otpauth:// URI of the QR code. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: serviceName, label: email, secret })
}

/** Formats a secret in groups of four, for typing. */
export function groupSecret(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ')
}

/** Parses a TOTP code without spaces and dashes; undefined for anything else. */
export function parseTotpCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

/** The time step that a code matches: the current one, the one before or after; else undefined. */
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
