import { createChangeEmitter } from './change-emitter.ts'
import { markProvided } from './own-calls.ts'
import type { Backend } from './port.ts'
import type { SimulatedCalls, SimulationContext } from './simulated-calls.ts'
import { simulatedDelays } from './simulated-delays.ts'

export interface SimulatedOptions extends Pick<SimulationContext, 'site' | 'store' | 'now'> {
  /** Returns a number from 0 up to, but not including, 1. */
  random: () => number
  wait?: (milliseconds: number) => Promise<void>
  /** The calls of the features that the site has. */
  calls: readonly SimulatedCalls[]
}

/**
 * A backend without a server: it responds after a delay, and stores what the visitor enters in this browser. Calls of
 * features that the site does not have are absent: none of its pages makes them.
 */
export function simulatedBackend(options: SimulatedOptions): Backend {
  const { site, store, now, random, calls, wait = sleep } = options
  const { subscribe, emit } = createChangeEmitter()
  const status = { kind: 'simulated', durable: store.durable } as const
  const newId = () => `${now().toString(36)}-${Math.floor(random() * 2 ** 40).toString(36)}`
  const context = { site, store, now, newId, wait, emit }
  const core: Partial<Backend> = {
    kind: 'simulated',
    isSimulated: () => true,
    messages: 'draft',
    requests: 'draft',

    async sendContact() {
      await wait(simulatedDelays.contact)
      return { ok: true, value: { id: newId(), delivery: 'sent' } }
    },
    waiting: () => [],
    discard() {},
    release() {},

    status: () => status,
    subscribe,
    async flush() {}
  }
  return markProvided(Object.assign(core, ...calls.map((each) => each(context))) as Backend)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
