import { describe, expect, it } from 'vitest'
import { fallbackBackend, probeServer } from './backend.ts'

const answering =
  (body: unknown): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body))

const demoFetch = () => Promise.resolve(new Response())

describe('probeServer', () => {
  it('takes a server that says OK in phase 2', async () => {
    const backend = await probeServer(2000, answering({ status: 'OK', phase: 2, version: '2.1' }))
    expect(backend).toMatchObject({ kind: 'available', version: '2.1' })
    const unnamed = await probeServer(2000, answering({ status: 'OK', phase: 2 }))
    expect(unnamed).toMatchObject({ version: '2.0' })
  })

  it('is unreachable with any other answer', async () => {
    for (const body of [{ status: 'OK', phase: 1 }, { status: 'DOWN', phase: 2 }, {}, 'text'])
      expect(await probeServer(2000, answering(body))).toMatchObject({
        kind: 'unreachable',
        reason: 'Connection failed'
      })
  })

  it('is unreachable without an answer, and says why', async () => {
    const refused = await probeServer(2000, () => Promise.reject(new TypeError('Failed to fetch')))
    expect(refused).toMatchObject({
      kind: 'unreachable',
      reason: 'Network error - server may not be running'
    })
  })

  it('does not wait longer than it may', { timeout: 5000 }, async () => {
    const unanswered: typeof fetch = (_input, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      )
    expect(await probeServer(40, unanswered)).toMatchObject({
      kind: 'unreachable',
      reason: 'Connection failed'
    })
  })

  it('falls back to the demo, but not unasked for a user who is signed in', async () => {
    expect(fallbackBackend('Connection failed', false, () => demoFetch)).toMatchObject({
      kind: 'demo',
      fetch: demoFetch
    })
    const unanswered = fallbackBackend('Connection failed', true, () => demoFetch)
    expect(unanswered).toMatchObject({ kind: 'unreachable', reason: 'Connection failed' })
    await expect(unanswered.fetch(new Request('http://here/'))).rejects.toThrow('Connection failed')
  })
})
