import { contactMessages } from '../messages/contact.ts'
import type { Backend, BackendCall } from './port.ts'

const provided = new WeakSet<object>()

/** Marks the calls of a backend that comes with the template: the configured delivery may replace them. */
export function markProvided(backend: Backend): Backend {
  for (const call of Object.values(backend)) if (typeof call === 'function') provided.add(call)
  return backend
}

// The composed backend forwards the events of the base, and flushes its outbox.
const shared: readonly string[] = ['isSimulated', 'subscribe', 'flush']

/** The calls of a backend that a developer wrote or replaced. */
export function ownCallsOf(backend: Backend): BackendCall[] {
  const names = Object.keys(backend) as (keyof Backend)[]
  return names.filter((name): name is BackendCall => {
    const call = backend[name]
    return typeof call === 'function' && !provided.has(call) && !shared.includes(name)
  })
}

/**
 * The composed backend, in which calls that a developer wrote for the base take precedence. A developer who writes one
 * has a server: what it accepts is neither a draft nor sent by the configured delivery.
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
