// A kept message that goes out while its page is left (S0-1): receivers that know no keys get it once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryStore } from '../../templates/domain/backend/storage.ts'
import { formServices } from './form-services.ts'
import { createVisitor, message } from './visitor.ts'
import type { Way } from './way.ts'

describe.each(formServices)('$name', ({ start }) => {
  let way: Way
  beforeAll(async () => {
    way = await start()
  })
  afterAll(() => way.stop())

  it('arrives once where its page is left while it is on its way, and says that it may have', async () => {
    const store = memoryStore()
    const first = createVisitor(way, store)
    first.goOffline()
    await first.backend.sendContact({ ...message, message: 'left' })
    first.goOnline()
    const next = createVisitor(way, store)
    const sending = first.backend.flush()
    first.leave()
    await sending
    await next.backend.flush()
    expect(way.inbox()).toHaveLength(1)
    const [waits] = next.backend.waiting()
    expect(waits).toMatchObject({ text: 'left', perhapsSent: true })
    next.backend.release(waits?.id ?? '')
    await next.backend.flush()
    expect(way.inbox()).toHaveLength(2)
    expect(next.backend.waiting()).toEqual([])
  })
})
