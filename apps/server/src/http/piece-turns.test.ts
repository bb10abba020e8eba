import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPieceTurns } from './piece-turns.ts'

test('security bar 59: a turn of the event loop writes so many pieces of large answers, and all are written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 20 }),
      async (most, answers) => {
        const turns = createPieceTurns(most)
        let written = 0
        const writes = answers.map(async (pieces) => {
          for (let piece = 0; piece < pieces; piece += 1) {
            await turns.next()
            written += 1
          }
        })
        const all = answers.reduce((sum, pieces) => sum + pieces, 0)
        // A turn of the test may see the end of one and the begin of the next.
        for (let turn = 0; turn * most < all; turn += 1) {
          const before = written
          await setImmediate()
          expect(written - before).toBeLessThanOrEqual(2 * most)
        }
        await Promise.all(writes)
        expect(written).toBe(all)
      }
    )
  )
})
