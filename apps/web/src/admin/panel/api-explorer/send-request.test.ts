import { expect, test } from 'vitest'
import { sendRequest, type Answer } from './send-request.ts'

const request = { method: 'GET', url: '/api/it', headers: { accept: '*/*' }, body: undefined }

function send(
  response: Response,
  signal = new AbortController().signal,
  onProgress?: (part: Answer) => void
) {
  let time = 0
  return sendRequest(request, {
    fetch: () => Promise.resolve(response),
    origin: 'https://example.com',
    signal,
    now: () => (time += 5),
    ...(onProgress && { onProgress })
  })
}

test('an answer is read with status, time, size and headers', async () => {
  const answer = await send(Response.json({ ok: true }, { status: 201, statusText: 'Created' }))
  expect(answer).toMatchObject({
    status: 201,
    statusText: 'Created',
    ms: 10,
    headers: [['content-type', 'application/json']],
    body: { kind: 'json', size: 11, value: { ok: true } }
  })
  expect((await send(new Response(null, { status: 204 }))).body).toEqual({ kind: 'none' })
  const broken = new Response('{', { headers: { 'content-type': 'application/json' } })
  expect((await send(broken)).body).toMatchObject({ kind: 'text', text: '{' })
})

test('what is attached, no text, or larger than 5 MB is a file', async () => {
  const csv = new Response('a,b', {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="people.csv"' }
  })
  expect((await send(csv)).body).toMatchObject({ kind: 'file', name: 'people.csv', size: 3 })
  const picture = new Response(new Uint8Array(4), { headers: { 'content-type': 'image/webp' } })
  expect((await send(picture)).body).toMatchObject({ kind: 'file', size: 4 })
  const large = new Response('x'.repeat(5_000_001), { headers: { 'content-type': 'text/plain' } })
  expect((await send(large)).body.kind).toBe('file')
})

test('a stream of events is shown as it comes, until it is stopped', async () => {
  const abort = new AbortController()
  const parts: string[] = []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: 1\n\n'))
      abort.signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')))
    }
  })
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const answer = await send(response, abort.signal, ({ body: part }) => {
    if (part.kind !== 'stream') return
    parts.push(part.text)
    if (part.text !== '') abort.abort()
  })
  expect(parts).toEqual(['', 'data: 1\n\n'])
  expect(answer.body).toEqual({ kind: 'stream', size: 9, text: 'data: 1\n\n', isOpen: false })
})

test('a stream that does not end by the signal of its request is cancelled when it is stopped', async () => {
  const abort = new AbortController()
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      cancelled = true
    }
  })
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  const answer = await send(response, abort.signal, ({ body: part }) => {
    if (part.kind === 'stream' && part.text !== '') abort.abort()
  })
  expect(answer.body).toMatchObject({ kind: 'stream', text: 'data: 1\n\n', isOpen: false })
  expect(cancelled).toBe(true)
})
