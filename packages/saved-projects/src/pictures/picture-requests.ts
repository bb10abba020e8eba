import { savedPictureLimits } from '@sitewright/api'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Actor, Env } from '@sitewright/kernel/request'
import { readUpload } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import type { Context } from 'hono'
import type { PictureRow } from './saved-pictures.repository.ts'

/** Options of the routes that take a file: the rate limit applies before it is read. */
export function pictureWrites(services: Services) {
  return {
    rawBody: ['image/webp', 'image/png'],
    limit: ({ actor }: { actor: Actor }) => enforceRateLimit(services, 'picture-writes', actor.userId)
  }
}

/** Reads the file of a request; a larger one than a picture has is refused before it is read. */
export function readPicture<T>(
  services: Services,
  c: Context<Env>,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>
): Promise<T> {
  const limit = { maxBytes: savedPictureLimits.bytes, tooLarge: 'picture.too-large' } as const
  return readUpload({ services, c }, limit, (bytes) => work(new Uint8Array(bytes)))
}

/** The response with a file, which never changes. Its type holds whatever a browser guesses, as that of an avatar. */
export function pictureResponse(
  c: Context<Env>,
  { type, bytes }: Pick<PictureRow, 'type' | 'bytes'>
): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff'
  })
}
