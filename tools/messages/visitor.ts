import { deliveryBackend } from '../../templates/domain/backend/delivery.ts'
import { postForm, receiverOf } from '../../templates/domain/backend/post-form.ts'
import type { Backend, ContactMessage } from '../../templates/domain/backend/port.ts'
import { restBackend } from '../../templates/domain/backend/rest.ts'
import { simulateEverything } from '../../templates/domain/backend/simulated.test-support.ts'
import { memoryStore, type Store } from '../../templates/domain/backend/storage.ts'
import { clientTimeoutMs } from './receiver.ts'
import type { Way } from './way.ts'

/** The site's own client, in a browser that is online or not. */
export function createVisitor(way: Way, store: Store = memoryStore()) {
  let online = true
  let left = false
  let count = 0
  const run = Math.random().toString(36).slice(2)
  const network: typeof fetch = (input, init) =>
    online ? fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))
  const newId = () => `${run}-${count++}`
  const options = { fetch: network, timeout: clientTimeoutMs, online: () => online }
  const base = simulateEverything({
    store,
    now: Date.now,
    random: Math.random,
    wait: async () => {}
  })
  const { to } = way
  const backend: Backend =
    to === undefined
      ? restBackend({
          address: way.server ?? '',
          fetch: network,
          store,
          newId,
          online: options.online,
          timeout: clientTimeoutMs
        })
      : deliveryBackend({
          base,
          carrier: (letter, key) => postForm(to, letter, key, options),
          receiver: receiverOf(to),
          once: to.ours === true,
          left: () => left,
          store,
          business: 'Kestrel',
          newId,
          now: Date.now
        })
  return {
    backend,
    goOffline: () => void (online = false),
    goOnline: () => void (online = true),
    leave: () => void (left = true)
  }
}

/** A message of a visitor. */
export const message: ContactMessage = {
  name: 'Jane Farrow',
  email: 'jane@farrow.example',
  subject: 'Brakes',
  message: 'The chain jumps when I push hard.'
}
