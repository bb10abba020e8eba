import { contactMessages } from '../messages/contact.ts'
import type { Backend, BackendCall } from './port.ts'

const provided = new WeakSet<object>()

/** Marks the calls of a backend that comes with the site: the chosen delivery may take their place. */
export function markProvided(backend: Backend): Backend {
  for (const call of Object.values(backend)) if (typeof call === 'function') provided.add(call)
  return backend
}

// The composed backend passes on what the base tells, and lets it send what waits.
const shared: readonly string[] = ['isSimulated', 'subscribe', 'flush']

/** The calls of a backend that a developer wrote. */
export function ownCallsOf(backend: Backend): BackendCall[] {
  const names = Object.keys(backend) as (keyof Backend)[]
  return names.filter((name): name is BackendCall => {
    const call = backend[name]
    return typeof call === 'function' && !provided.has(call) && !shared.includes(name)
  })
}

/**
 * The composed backend, in which every call that a developer wrote for the base is made as it is written. Whoever writes
 * one has a server: what it takes is neither a draft nor goes the way that was chosen.
 */
export function withOwnCalls(composed: Backend, base: Backend): Backend {
  const own = ownCallsOf(base)
  if (own.length === 0) return composed
  const { plainForm: _, ...scripted } = composed
  return {
    ...(own.includes('sendContact') ? scripted : composed),
    ...Object.fromEntries(own.map((name) => [name, base[name]])),
    isSimulated: (call) => !own.includes(call) && composed.isSimulated(call),
    ...(own.includes('sendContact') ? { messages: 'server', receiver: contactMessages.ownServer } : {}),
    ...(own.includes('book') ? { requests: 'server', requestReceiver: contactMessages.ownServer } : {})
  }
}
