import { ApiError, type ApiErrorCode } from '@sitewright/api'
import type { Context } from 'hono'
import { getContentLength, readBody } from '../http/read-body.ts'
import type { Env } from '../request/env.ts'
import type { Services } from '../services/services.ts'

interface UploadLimit {
  maxBytes: number
  tooLarge: ApiErrorCode
}

/**
 * Reads an uploaded file within the memory limit of large bodies; refuses a file that is too large before it is read.
 *
 * @example
 * const limit = { maxBytes: 2 * 1024 * 1024, tooLarge: 'request.too-large' } as const
 * const rows = await readUpload({ services, c }, limit, (bytes) => parseRows(bytes))
 */
export async function readUpload<T>(
  { services: { largeBodies }, c }: { services: Pick<Services, 'largeBodies'>; c: Context<Env> },
  { maxBytes, tooLarge }: UploadLimit,
  work: (bytes: Uint8Array) => Promise<T>
): Promise<T> {
  const declared = getContentLength(c)
  if (declared !== undefined && declared > maxBytes) throw new ApiError(tooLarge)
  const release = largeBodies.reserve(declared ?? maxBytes)
  try {
    return await work(await readBody(c, maxBytes))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'request.too-large') throw new ApiError(tooLarge)
    throw error
  } finally {
    release()
  }
}
