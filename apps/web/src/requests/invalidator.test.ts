import { expect, it } from 'vitest'
import { createInvalidator } from './invalidator.ts'

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

function createClient() {
  const names: unknown[] = []
  const invalidateQueries = ({ queryKey }: { queryKey?: readonly unknown[] } = {}): Promise<void> => {
    names.push(queryKey?.[0])
    return Promise.resolve()
  }
  return { names, client: { invalidateQueries } }
}

it('fetches at once, and once more for all that came meanwhile', async () => {
  const { names, client } = createClient()
  const { invalidate } = createInvalidator(client, ['users', 'sessions'], 50)
  for (let asked = 0; asked < 100; asked += 1) invalidate()
  expect(names).toEqual(['users', 'sessions'])
  await wait(150)
  expect(names).toEqual(['users', 'sessions', 'users', 'sessions'])
  invalidate()
  expect(names).toHaveLength(6)
})

it('forgets what waits when its page is left', async () => {
  const { names, client } = createClient()
  const { invalidate, stop } = createInvalidator(client, ['users'], 20)
  invalidate()
  invalidate()
  stop()
  await wait(60)
  expect(names).toEqual(['users'])
})
