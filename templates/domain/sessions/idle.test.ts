import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Result } from '../backend/port.ts'
import { memoryStore } from '../backend/storage.ts'
import { errorMessages } from '../messages.ts'
import { idleLimit, idleWarning, securityMessages } from '../features/security.ts'
import { fakeClock } from './clock.test-support.ts'
import { createIdle } from './idle.ts'

function start({ store = memoryStore(), clock = fakeClock() } = {}) {
  const said: string[] = []
  const signOuts: ((result: Result<void>) => void)[] = []
  let listener: (() => void) | undefined
  const idle = createIdle({
    backend: { signOut: () => new Promise((resolve) => signOuts.push(resolve)) },
    store,
    clock,
    signedInAt: clock.now(),
    onActivity(listen) {
      listener = listen
      return () => (listener = undefined)
    },
    say: (message) => said.push(message)
  })
  const leave = idle.subscribe(() => {})
  return { idle, clock, store, said, signOuts, leave, act: () => listener?.() }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('an idle visitor', () => {
  it('is warned, second by second, and then signed out', async () => {
    const { idle, clock, said, signOuts } = start()
    clock.advance(idleLimit - idleWarning)
    expect(idle.get()).toEqual({ kind: 'warned', secondsLeft: 60 })
    clock.advance(1000)
    expect(idle.get()).toEqual({ kind: 'warned', secondsLeft: 59 })
    clock.advance(59_000)
    expect(idle.get()).toEqual({ kind: 'expired' })
    signOuts[0]?.({ ok: true, value: undefined })
    await settle()
    expect(said).toEqual([securityMessages.expired])
  })

  it('stays by the answer to the warning, not by a pointer that was moved', () => {
    const { idle, clock, act } = start()
    clock.advance(idleLimit - 1000)
    act()
    expect(idle.get()).toEqual({ kind: 'warned', secondsLeft: 1 })
    idle.stay()
    expect(idle.get()).toEqual({ kind: 'active' })
    clock.advance(idleLimit - idleWarning - 1)
    expect(idle.get()).toEqual({ kind: 'active' })
  })

  it('is kept by work in another tab', () => {
    const first = start()
    const second = start({ store: first.store, clock: first.clock })
    first.clock.advance(idleLimit / 2)
    second.act()
    first.clock.advance(idleLimit / 2)
    expect(first.idle.get()).toEqual({ kind: 'active' })
    expect(first.signOuts).toHaveLength(0)
  })

  it('is signed out once, however often that is asked for, and is told where it failed', async () => {
    const { idle, said, signOuts } = start()
    void idle.leave()
    void idle.leave()
    expect(signOuts).toHaveLength(1)
    signOuts[0]?.({ ok: false, code: 'unreachable' })
    await settle()
    expect(said).toEqual([errorMessages.unreachable])
    void idle.leave()
    expect(signOuts).toHaveLength(2)
  })

  it('is left alone once nobody watches', () => {
    const { clock, signOuts, leave } = start()
    leave()
    clock.advance(idleLimit * 2)
    expect(signOuts).toHaveLength(0)
  })

  it('is never signed out within the limit of the last sign of life', () => {
    const waits = fc.array(fc.integer({ min: 6000, max: idleLimit - idleWarning - 1 }), { maxLength: 20 })
    fc.assert(
      fc.property(waits, (pauses) => {
        const { clock, act, signOuts } = start()
        for (const pause of pauses) {
          clock.advance(pause)
          act()
        }
        expect(signOuts).toHaveLength(0)
        clock.advance(idleLimit)
        expect(signOuts).toHaveLength(1)
      })
    )
  })
})
