import type { Services } from '../services/services.ts'
import { hmac } from '../crypto/hash.ts'
import { newId } from '../crypto/random.ts'

/** Lifetime of the known-device cookie in seconds (security bar 12). */
export const knownDeviceSeconds = 90 * 24 * 60 * 60

/** A device on which a user has signed in. */
export interface KnownDevice {
  id: string
  userId: string
}

/** Creates the known-device cookie: user, device, expiry and HMAC. */
export async function createDeviceCookie(
  { deviceKey, now }: Pick<Services, 'deviceKey' | 'now'>,
  userId: string,
  id = newId()
): Promise<string> {
  const claim = `${userId}.${id}.${now() + knownDeviceSeconds * 1000}`
  return `${claim}.${await hmac(deviceKey, claim)}`
}

/** Verifies a known-device cookie; undefined if it is forged or expired. */
export async function findKnownDevice(
  { deviceKey, now }: Pick<Services, 'deviceKey' | 'now'>,
  cookie: string | undefined
): Promise<KnownDevice | undefined> {
  const [userId = '', id = '', until = '', signature = ''] = (cookie ?? '').split('.')
  if (signature === '' || signature !== (await hmac(deviceKey, `${userId}.${id}.${until}`))) return undefined
  return Number(until) > now() ? { id, userId } : undefined
}
