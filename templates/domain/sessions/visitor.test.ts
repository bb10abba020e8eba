import { expect, it } from 'vitest'
import { restBackend } from '../backend/rest.ts'
import { simulateEverything } from '../backend/simulated.test-support.ts'
import { memoryStore } from '../backend/storage.ts'
import type { Change, Result, Visitor } from '../backend/port.ts'
import { createVisitor, visitorOf } from './visitor.ts'

it('knows who is signed in, from the first question on', async () => {
  const backend = simulateEverything({
    store: memoryStore(),
    now: () => 1,
    random: () => 0,
    wait: async () => {}
  })
  const visitor = createVisitor(backend)
  expect(visitor.get()).toBeUndefined()
  let heard = 0
  const leave = visitor.subscribe(() => heard++)
  visitor.subscribe(() => {})
  await Promise.resolve()
  await Promise.resolve()
  expect(visitor.get()).toBeNull()
  await backend.signIn({ email: 'anna@example.com', password: 'x' })
  expect(visitor.get()?.name).toBe('Anna')
  expect(heard).toBe(2)
  leave()
  await backend.signOut()
  expect(visitor.get()).toBeNull()
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
  const visitor = createVisitor(backend)
  await new Promise<void>((resolve) => {
    visitor.subscribe(resolve)
  })
  expect(visitor.get()).toBeNull()
})

it('believes a sign-out that happens while the server is asked', async () => {
  let answer: (result: Result<Visitor | null>) => void = () => {}
  let listener: (change: Change) => void = () => {}
  const visitor = visitorOf({
    currentVisitor: () => new Promise((resolve) => (answer = resolve)),
    subscribe: (listen) => {
      listener = listen
      return () => {}
    }
  })
  visitor.subscribe(() => {})
  listener({ kind: 'visitor', visitor: null })
  answer({ ok: true, value: { id: '1' } as Visitor })
  await Promise.resolve()
  await Promise.resolve()
  expect(visitor.get()).toBeNull()
})

it('asks a backend once, whoever asks', () => {
  let questions = 0
  const backend = {
    currentVisitor: () => {
      questions += 1
      return new Promise<Result<Visitor | null>>(() => {})
    },
    subscribe: () => () => {}
  }
  visitorOf(backend).subscribe(() => {})
  visitorOf(backend).subscribe(() => {})
  expect(questions).toBe(1)
})
