import { explorerExecuteLimits, type ExplorerAnswer } from '@sitewright/api'

/** The response body as text, or why it is withheld. */
export type InnerBody = Pick<ExplorerAnswer, 'body' | 'withheld'>

/** Reads a response body up to the limit; endless streams and binary bodies are not read at all. */
export async function readInnerBody(response: Response): Promise<InnerBody> {
  const { body, headers } = response
  if (body === null) return { body: null, withheld: null }
  const type = headers.get('content-type') ?? ''
  const withheld = withheldBy(type, headers)
  if (withheld !== null) {
    await body.cancel()
    return { body: null, withheld }
  }
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length
    // Half of a secret would not be redacted, so nothing of a body over the limit is returned.
    if (size > explorerExecuteLimits.answer) return { body: null, withheld: 'size' }
    text += decoder.decode(part, { stream: true })
  }
  text += decoder.decode()
  return { body: text === '' ? null : text, withheld: null }
}

function withheldBy(type: string, headers: Headers): ExplorerAnswer['withheld'] {
  if (type.startsWith('text/event-stream')) return 'stream'
  return headers.has('content-encoding') ||
    !/^$|^text\/|[/+](json|xml|jsonl|x-ndjson|javascript)\b/.test(type)
    ? 'binary'
    : null
}
