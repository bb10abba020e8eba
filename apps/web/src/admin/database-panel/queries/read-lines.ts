/** The values of JSON Lines, as they arrive. */
export async function* readLines<Line>(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const pieces = decoder.decode(value, { stream: true }).split('\n')
      rest.push(pieces[0] ?? '')
      for (const piece of pieces.slice(1)) {
        const line = rest.join('')
        rest = [piece]
        if (line !== '') yield JSON.parse(line) as Line
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  const last = rest.join('')
  if (last !== '') yield JSON.parse(last) as Line
}
