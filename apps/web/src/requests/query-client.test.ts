import { toProblemDetails } from '@sitewright/api'
import type { CallOutcome, ClientSession } from '@sitewright/client'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { toMutationResult } from './mutation-result.ts'
import { createQueryClient } from './query-client.ts'
import { mutation, query } from './request.ts'
import { createStepUp } from './step-up.ts'

const stepUpRequired: CallOutcome<never> = {
  ok: false,
  status: 403,
  problem: toProblemDetails('auth.step-up', 'trace')
}
const done: CallOutcome<{ message: string }> = { ok: true, answer: { message: 'Removed' } }

/** A session whose calls are answered in order. */
function sessionWith(...outcomes: readonly CallOutcome<unknown>[]) {
  const sent: string[] = []
  const call = (name: string): Promise<CallOutcome<unknown>> => {
    const outcome = outcomes[sent.push(name) - 1]
    return outcome === undefined
      ? Promise.reject(new Error(`not expected: ${name}`))
      : Promise.resolve(outcome)
  }
  return { sent, session: { call } as unknown as ClientSession }
}

const failures: string[] = []
const removePasskey = mutation('DELETE /api/account/passkeys/{id}', {
  invalidates: ['passkeys'],
  onFailure: ({ failure }) => void failures.push(failure.code)
})
const input = { path: { id: '1' } }

function run(session: ClientSession, stepUp = createStepUp()) {
  const client = createQueryClient(session, stepUp)
  const observer = new MutationObserver(client, removePasskey)
  return { client, stepUp, send: () => toMutationResult(observer.mutate(input)) }
}

describe('mutations', () => {
  it('send their call and fetch again what it made stale', async () => {
    const { sent, session } = sessionWith({ ok: true, answer: { passkeys: [] } }, done, {
      ok: true,
      answer: { passkeys: [] }
    })
    const { client, send } = run(session)
    const observer = new QueryObserver(client, query(['passkeys'], 'GET /api/account/passkeys', {}))
    const leave = observer.subscribe(() => undefined)
    await observer.refetch({ cancelRefetch: false })
    expect(await send()).toEqual({ kind: 'done', answer: { message: 'Removed' } })
    expect(sent).toEqual([
      'GET /api/account/passkeys',
      'DELETE /api/account/passkeys/{id}',
      'GET /api/account/passkeys'
    ])
    leave()
  })

  it('forget an answer that nobody shows, so that it is not shown again as it was before', async () => {
    const { session } = sessionWith({ ok: true, answer: { passkeys: [] } }, done)
    const { client, send } = run(session)
    const passkeys = query(['passkeys'], 'GET /api/account/passkeys', {})
    const leave = new QueryObserver(client, passkeys).subscribe(() => undefined)
    await client.fetchQuery(passkeys)
    leave()
    expect(client.getQueryData(passkeys.queryKey)).toEqual({ passkeys: [] })
    await send()
    expect(client.getQueryData(passkeys.queryKey)).toBeUndefined()
  })

  it('security bar 25: wait for step-up, and are sent once more after it', async () => {
    const { sent, session } = sessionWith(stepUpRequired, done)
    const { stepUp, send } = run(session)
    const kinds: string[] = []
    stepUp.subscribe(() => {
      const state = stepUp.get()
      kinds.push(state.kind)
      if (state.kind === 'asking') state.settle(true)
    })
    expect(await send()).toMatchObject({ kind: 'done' })
    expect(sent).toHaveLength(2)
    expect(kinds.at(-1)).toBe('idle')
  })

  it('come to nothing where the user declines step-up, without a message', async () => {
    failures.length = 0
    const { sent, session } = sessionWith(stepUpRequired)
    const { stepUp, send } = run(session)
    stepUp.subscribe(() => {
      const state = stepUp.get()
      if (state.kind === 'asking') state.settle(false)
    })
    expect(await send()).toEqual({ kind: 'cancelled' })
    expect([sent.length, failures]).toEqual([1, []])
  })

  it('tell their failure once', async () => {
    failures.length = 0
    const { session } = sessionWith({ ok: false, status: 0, problem: null })
    expect(await run(session).send()).toMatchObject({ kind: 'failed', failure: { code: 'network' } })
    expect(failures).toEqual(['network'])
  })

  it('let an open dialog ask for step-up in place of the page', async () => {
    const { session } = sessionWith(stepUpRequired, done, stepUpRequired, done)
    const { stepUp, send } = run(session)
    const asked: boolean[] = []
    stepUp.subscribe(() => {
      const state = stepUp.get()
      if (state.kind !== 'asking') return
      asked.push(state.inDialog)
      state.settle(true)
    })
    const detach = stepUp.attachDialog()
    await send()
    detach()
    await send()
    expect(asked).toEqual([true, false])
  })
})
