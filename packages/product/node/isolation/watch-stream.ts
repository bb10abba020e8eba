import type { Party } from './party.ts'

const waitMs = 10_000

/**
 * The events that a tenant receives during an action, up to a later event of its own; undefined where that never
 * arrived.
 */
export async function watchStream(
  asking: Party,
  { path, happens, last }: { path: string; happens: () => Promise<unknown>; last: () => Promise<string> }
): Promise<string | undefined> {
  const { body } = await asking.call({ method: 'GET', path })
  if (body === null) return undefined
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const timer = setTimeout(() => void reader.cancel(), waitMs)
  try {
    text += decoder.decode((await reader.read()).value, { stream: true })
    await happens()
    const sign = await last()
    while (!text.includes(sign)) {
      const { done, value } = await reader.read()
      if (done) return undefined
      text += decoder.decode(value, { stream: true })
    }
    return text
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => undefined)
  }
}
