import { expect, it } from 'vitest'
import { restBackend } from './rest.ts'
import { simulatedBackend } from './simulated.ts'
import { memoryStore } from './storage.ts'
import { trackVisitor } from './visitor.ts'

it('knows who is signed in, from the first question on', async () => {
  const backend = simulatedBackend({
    store: memoryStore(),
    answer: () => '',
    now: () => 1,
    random: () => 0,
    wait: async () => {}
  })
  const follower = trackVisitor(backend)
  expect(follower.current()).toBeUndefined()
  let heard = 0
  const leave = follower.subscribe(() => heard++)
  follower.subscribe(() => {})
  await Promise.resolve()
  await Promise.resolve()
  expect(follower.current()).toBeNull()
  await backend.signIn({ email: 'anna@example.com', password: 'x' })
  expect(follower.current()?.name).toBe('Anna')
  expect(heard).toBe(2)
  leave()
  await backend.signOut()
  expect(follower.current()).toBeNull()
  expect(heard).toBe(2)
})

it('takes a server that cannot be asked for nobody', async () => {
  const backend = restBackend({
    address: 'https://api.example',
    store: memoryStore(),
    newId: () => '1',
    online: () => false,
    fetch: async () => {
      throw new TypeError('offline')
    }
  })
  const follower = trackVisitor(backend)
  await new Promise<void>((resolve) => {
    follower.subscribe(resolve)
  })
  expect(follower.current()).toBeNull()
})
