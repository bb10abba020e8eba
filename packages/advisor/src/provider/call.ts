import type Anthropic from '@anthropic-ai/sdk'
import type { FailureCode } from '../messages.ts'
import { toFailure } from './failure.ts'
import { providerAddress, replyBytesMax, timeoutDefault, type ProviderOptions } from './options.ts'

/** The outcome of one attempt. */
export type CallOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: FailureCode; readonly waitMs?: number }

/** Limits a stream to `replyBytesMax`, then errors it. */
function limited(whenTooLong: () => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes <= replyBytesMax) controller.enqueue(chunk)
      else {
        whenTooLong()
        controller.error(new Error('too long'))
      }
    }
  })
}

/** One attempt of a call through the provider's official SDK, which is loaded lazily. */
export async function callProvider<T>(
  options: ProviderOptions,
  run: (client: Anthropic, signal: AbortSignal) => Promise<T>
): Promise<CallOutcome<T>> {
  const { key, baseURL = providerAddress, signal, timeoutMs = timeoutDefault } = options
  const ownFetch = options.fetch ?? globalThis.fetch.bind(globalThis)
  const clock = new AbortController()
  const marks = { timedOut: false, tooLong: false }
  const either = signal === undefined ? clock.signal : AbortSignal.any([signal, clock.signal])

  // The SDK's timeout ends with the headers of a response; a body that never ends needs this one.
  const boundedFetch: typeof fetch = async (input, init) => {
    const answer = await ownFetch(input, init)
    if (answer.body === null) return answer
    const tooLong = (): void => {
      marks.tooLong = true
    }
    const body = answer.body.pipeThrough(limited(tooLong), { signal: either })
    return new Response(body, { status: answer.status, headers: answer.headers })
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    if (signal?.aborted) return { ok: false, code: 'advisor.cancelled' }
    const library = await import('@anthropic-ai/sdk')
    timer = setTimeout(() => {
      marks.timedOut = true
      clock.abort()
    }, timeoutMs)
    const client = new library.default({
      apiKey: key,
      baseURL,
      fetch: boundedFetch,
      maxRetries: 0,
      timeout: timeoutMs,
      dangerouslyAllowBrowser: true,
      logLevel: 'off'
    })
    return { ok: true, value: await run(client, either) }
  } catch (error) {
    return { ok: false, ...toFailure(error, { ...marks, cancelled: signal?.aborted === true }) }
  } finally {
    clearTimeout(timer)
  }
}
