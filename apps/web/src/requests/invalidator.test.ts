import { expect, it } from 'vitest'
import { createInvalidator } from './invalidator.ts'

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

function createClient() {
  const names: unknown[] = []
  const conditions: unknown[] = []
  const invalidateQueries = ({
    queryKey,
    predicate
  }: { queryKey?: readonly unknown[]; predicate?: unknown } = {}): Promise<void> => {
    names.push(queryKey?.[0])
    conditions.push(predicate)
    return Promise.resolve()
  }
  return { names, conditions, client: { invalidateQueries } }
}

it('fetches at once, and once more for all that came meanwhile', async () => {
  const { names, client } = createClient()
  const { invalidate } = createInvalidator(client, 50)
  for (let asked = 0; asked < 100; asked += 1) invalidate([{ name: 'users' }, { name: 'sessions' }])
  expect(names).toEqual(['users', 'sessions'])
  await wait(150)
  expect(names).toEqual(['users', 'sessions', 'users', 'sessions'])
  invalidate([{ name: 'users' }])
  expect(names).toHaveLength(5)
})

it('forgets what waits when its page is left', async () => {
  const { names, client } = createClient()
  const { invalidate, stop } = createInvalidator(client, 20)
  invalidate([{ name: 'users' }])
  invalidate([{ name: 'users' }])
  stop()
  await wait(60)
  expect(names).toEqual(['users'])
})

it('fetches all of a name where two events leave other parts of it stale', async () => {
  const { names, conditions, client } = createClient()
  const { invalidate } = createInvalidator(client, 20)
  const isPage = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[1] === 'page'
  invalidate([{ name: 'users', condition: isPage }])
  invalidate([{ name: 'users', condition: isPage }])
  await wait(60)
  invalidate([{ name: 'users', condition: isPage }])
  invalidate([{ name: 'users', condition: isPage }])
  invalidate([{ name: 'users' }])
  await wait(60)
  expect(names).toEqual(['users', 'users', 'users', 'users'])
  expect(conditions).toEqual([isPage, isPage, isPage, undefined])
})
