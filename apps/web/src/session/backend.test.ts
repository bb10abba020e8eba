import { describe, expect, it } from 'vitest'
import { findBackend } from './backend.ts'

const answering =
  (body: unknown): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body))

describe('findBackend', () => {
  it('takes a server that says OK in phase 2', async () => {
    const backend = await findBackend(2000, answering({ status: 'OK', phase: 2, version: '2.1' }))
    expect(backend).toMatchObject({ kind: 'available', version: '2.1' })
    const unnamed = await findBackend(2000, answering({ status: 'OK', phase: 2 }))
    expect(unnamed).toMatchObject({ version: '2.0' })
  })

  it('is demo mode with any other answer', async () => {
    for (const body of [{ status: 'OK', phase: 1 }, { status: 'DOWN', phase: 2 }, {}, 'text'])
      expect(await findBackend(2000, answering(body))).toMatchObject({
        kind: 'demo',
        reason: 'Connection failed'
      })
  })

  it('is demo mode without an answer, and says why', async () => {
    const refused = await findBackend(2000, () => Promise.reject(new TypeError('Failed to fetch')))
    expect(refused).toMatchObject({ kind: 'demo', reason: 'Network error - server may not be running' })
  })

  it('does not wait longer than it may', async () => {
    const silent: typeof fetch = (_input, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      )
    const begun = performance.now()
    expect(await findBackend(40, silent)).toMatchObject({ kind: 'demo', reason: 'Connection failed' })
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
