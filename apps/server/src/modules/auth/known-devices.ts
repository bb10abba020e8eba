import type { Services } from '../../services.ts'
import { hmac } from '../../crypto/hash.ts'
import { newId } from '../../crypto/random.ts'

/** Seconds that a device stays known (security bar 12). */
export const knownDeviceSeconds = 90 * 24 * 60 * 60

/** A device that a person signed in on. */
export interface KnownDevice {
  id: string
  userId: string
}

/** The value of the cookie that says so: whose device, which one, until when, and our signature. */
export async function createDeviceCookie(
  { deviceKey, now }: Pick<Services, 'deviceKey' | 'now'>,
  userId: string,
  id = newId()
): Promise<string> {
  const claim = `${userId}.${id}.${now() + knownDeviceSeconds * 1000}`
  return `${claim}.${await hmac(deviceKey, claim)}`
}

/** The device of such a cookie; undefined where it is not ours, or too old. */
export async function findKnownDevice(
  { deviceKey, now }: Pick<Services, 'deviceKey' | 'now'>,
  cookie: string | undefined
): Promise<KnownDevice | undefined> {
  const [userId = '', id = '', until = '', signature = ''] = (cookie ?? '').split('.')
  if (signature === '' || signature !== (await hmac(deviceKey, `${userId}.${id}.${until}`))) return undefined
  return Number(until) > now() ? { id, userId } : undefined
}
