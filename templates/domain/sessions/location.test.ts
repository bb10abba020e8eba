import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geolocationMessages } from '../features/geolocation.ts'
import { createLocation, type FoundPosition } from './location.ts'

const bristol = { lat: 51.4489, lng: -2.5983 }

/** A session, and the questions to the browser that wait for their answer. */
function start() {
  const answers: ((found: FoundPosition) => void)[] = []
  const location = createLocation({ findPosition: () => new Promise((resolve) => answers.push(resolve)) })
  const answer = async (index: number, found: FoundPosition) => {
    answers[index]?.(found)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { location, answers, answer }
}

describe('the location of the visitor', () => {
  it('goes from idle to getting the location to selected', async () => {
    const { location, answer } = start()
    expect(location.get()).toEqual({ kind: 'idle' })
    void location.locate()
    expect(location.get()).toEqual({ kind: 'locating' })
    await answer(0, { ok: true, coordinates: bristol })
    expect(location.get()).toEqual({ kind: 'position', coordinates: bristol })
  })

  it.each(['unsupported', 'denied', 'unavailable'] as const)(
    'is idle again where it is %s',
    async (reason) => {
      const { location, answer } = start()
      void location.locate()
      await answer(0, { ok: false, reason })
      expect(location.get()).toEqual({ kind: 'idle', failure: geolocationMessages[reason] })
    }
  )

  it('keeps a typed address as text and invents no coordinates for it', () => {
    const { location } = start()
    location.enter(' Bristol ')
    expect(location.get()).toEqual({ kind: 'address', address: 'Bristol' })
    location.enter('  ')
    expect(location.get()).toEqual({ kind: 'address', address: 'Bristol' })
    location.clear()
    expect(location.get()).toEqual({ kind: 'idle' })
  })

  it('is deaf to an answer that comes too late, also to that of an earlier question', async () => {
    const { location, answer } = start()
    void location.locate()
    location.clear()
    void location.locate()
    await answer(0, { ok: true, coordinates: bristol })
    expect(location.get()).toEqual({ kind: 'locating' })
    await answer(1, { ok: false, reason: 'denied' })
    expect(location.get()).toMatchObject({ kind: 'idle' })
  })

  it('is what was chosen last, in whatever order the browser answers', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom({ kind: 'locate' as const }, { kind: 'clear' as const }, { kind: 'enter' as const }),
        fc.record({ kind: fc.constant('answer' as const), index: fc.nat({ max: 5 }) })
      )
    )
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const { location, answers, answer } = start()
        let expected = 'idle'
        let waiting = -1
        for (const step of chosen) {
          if (step.kind === 'answer') {
            await answer(step.index, { ok: true, coordinates: bristol })
            if (step.index === waiting) [expected, waiting] = ['position', -1]
          } else if (step.kind === 'locate') {
            void location.locate()
            ;[expected, waiting] = ['locating', answers.length - 1]
          } else {
            if (step.kind === 'clear') location.clear()
            else location.enter('Bristol')
            ;[expected, waiting] = [step.kind === 'clear' ? 'idle' : 'address', -1]
          }
          expect(location.get().kind).toBe(expected)
        }
      })
    )
  })
})
