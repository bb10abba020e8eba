import { explorerExecuteLimits, type ExplorerAnswer } from '@sitewright/api'

/** The body of an answer as text, or why it is withheld. */
export type InnerBody = Pick<ExplorerAnswer, 'body' | 'withheld'>

/** Reads the body of an answer up to a limit; streams without an end and what is no text are not read at all. */
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
    // Half of a secret would not be found, so that nothing of a body that is too long is handed on.
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
