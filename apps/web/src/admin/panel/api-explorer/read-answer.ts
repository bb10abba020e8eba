import { fileNameOf } from '../../../requests/file-name-of.ts'

/** The body of an answer, by how it is shown. */
export type AnswerBody =
  | { kind: 'none' }
  | { kind: 'json'; size: number; value: unknown; text: string }
  | { kind: 'text'; size: number; text: string }
  /** Something that is no text, or too much of it. */
  | { kind: 'file'; size: number; name: string; blob: Blob }
  /** Events that come until the stream is stopped. */
  | { kind: 'stream'; size: number; text: string; isOpen: boolean }

/** More than this is a file (5 MB). */
const mostShown = 5_000_000

/** How much of a stream is shown; older parts are dropped. */
const mostStreamed = 200_000

/** Reads the body of a response; `onProgress` is called for each part of an event stream. */
export async function readAnswerBody(
  response: Response,
  signal: AbortSignal,
  onProgress: (body: AnswerBody) => void
): Promise<AnswerBody> {
  const type = response.headers.get('content-type') ?? ''
  if (response.body === null) return { kind: 'none' }
  if (type.startsWith('text/event-stream')) return readStream(response.body, signal, onProgress)
  const blob = await response.blob()
  const { size } = blob
  if (size === 0) return { kind: 'none' }
  const isAttached = response.headers.get('content-disposition')?.startsWith('attachment') ?? false
  const isText = /^text\/|[/+]json|[/+]xml|javascript/.test(type)
  if (!isText || size > mostShown || isAttached)
    return { kind: 'file', size, name: fileNameOf(response), blob }
  const text = await blob.text()
  if (!/[/+]json/.test(type)) return { kind: 'text', size, text }
  try {
    return { kind: 'json', size, value: JSON.parse(text) as unknown, text }
  } catch {
    return { kind: 'text', size, text }
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onProgress: (body: AnswerBody) => void
): Promise<AnswerBody> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  // The worker of the demo answers without the signal of the request.
  const cancel = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  let text = ''
  let size = 0
  try {
    onProgress({ kind: 'stream', size, text, isOpen: true })
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      text = (text + decoder.decode(next.value, { stream: true })).slice(-mostStreamed)
      onProgress({ kind: 'stream', size, text, isOpen: true })
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  return { kind: 'stream', size, text, isOpen: false }
}
