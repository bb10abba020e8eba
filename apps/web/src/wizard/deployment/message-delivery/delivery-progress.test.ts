import { expect, it } from 'vitest'
import { deliveryStages } from './delivery-progress.tsx'

it('a message that the service took and did not mail was sent and taken', () => {
  expect(deliveryStages({ kind: 'failed', why: { kind: 'missing' } })).toEqual(['done', 'done', 'failed'])
})

it.each([{ kind: 'timeout' } as const, { kind: 'unreachable' } as const])(
  'without an answer ($kind) nothing is called done',
  (why) => {
    expect(deliveryStages({ kind: 'failed', why })).not.toContain('done')
  }
)
