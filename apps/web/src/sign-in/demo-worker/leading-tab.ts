import { demoWorkerPath } from '@sitewright/api/worker-protocol'
import type { WorkerConnection } from '../../lib/create-worker-calls.ts'
import { holdTabLock } from './hold-tab-lock.ts'

/** Messages between tabs. */
type TabMessage =
  /** A tab asks which one leads. */
  | { kind: 'ask' }
  /** The tab of this id leads; its worker knows nothing of calls to another one. */
  | { kind: 'lead'; by: string }
  /** The worker has died, with all calls. */
  | { kind: 'died' }
  | { kind: 'call'; from: string; message: object }
  | { kind: 'answer'; to: string; message: object }

interface Listeners {
  message: (event: MessageEvent<never>) => void
  error: (event: MessageEvent<never>) => void
}

const lockName = 'sitewright-demo-leader'
const channelName = 'sitewright.demo.1'

let tab: ReturnType<typeof joinTabs> | undefined

/** Connects to the worker of the tab that leads, which may be this one. */
export function openLeadingTab(): WorkerConnection {
  tab ??= joinTabs()
  const { post, listen } = tab
  const listeners: Partial<Listeners> = {}
  const leave = listen({
    message: (event) => listeners.message?.(event),
    error: (event) => listeners.error?.(event)
  })
  return {
    postMessage: post,
    addEventListener(kind, listener) {
      if (kind !== 'messageerror') listeners[kind] = listener
    },
    terminate: leave
  }
}

/**
 * Joins the tabs of this browser: each waits for the lock of the leader, and the one that gets it runs the worker and passes
 * on the calls of the others. When the leader is closed the next one leads, and calls that were not answered fail, as
 * they do when a worker dies.
 */
function joinTabs() {
  const id = crypto.randomUUID()
  const channel = new BroadcastChannel(channelName)
  const everybody = new Set<Listeners>()
  /** Calls from before anybody led. */
  const waiting: object[] = []
  /** The connections of each tab to the worker of this one, while it leads. */
  const ports = new Map<string, MessagePort>()
  let leader: string | undefined
  let worker: Worker | undefined

  const say = (message: TabMessage): void => channel.postMessage(message)
  const deliver = (data: object): void => {
    for (const { message } of everybody) message(new MessageEvent('message', { data: data as never }))
  }
  const fail = (): void => {
    for (const { error } of everybody) error(new MessageEvent('error') as MessageEvent<never>)
  }
  const startWorker = (): Worker => {
    const started = new Worker(demoWorkerPath, { type: 'module' })
    started.addEventListener('error', () => {
      worker = undefined
      ports.clear()
      say({ kind: 'died' })
      fail()
    })
    return started
  }
  const portOf = (of: string): MessagePort => {
    const known = ports.get(of)
    if (known !== undefined) return known
    worker ??= startWorker()
    const { port1, port2 } = new MessageChannel()
    worker.postMessage(null, [port2])
    port1.addEventListener('message', ({ data }: MessageEvent<object>) =>
      of === id ? deliver(data) : say({ kind: 'answer', to: of, message: data })
    )
    port1.start()
    ports.set(of, port1)
    return port1
  }
  const send = (message: object): void => {
    if (leader === id) portOf(id).postMessage(message)
    else say({ kind: 'call', from: id, message })
  }
  const follow = (by: string): void => {
    if (leader === by) return
    if (leader !== undefined) fail()
    leader = by
    holdTabLock((lock) => send({ lock }))
    for (const message of waiting.splice(0)) send(message)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'lead') follow(data.by)
    else if (data.kind === 'ask' && leader === id) say({ kind: 'lead', by: id })
    else if (data.kind === 'call' && leader === id) portOf(data.from).postMessage(data.message)
    else if (data.kind === 'answer' && data.to === id) deliver(data.message)
    else if (data.kind === 'died') fail()
  })
  say({ kind: 'ask' })
  void navigator.locks.request(lockName, () => {
    follow(id)
    say({ kind: 'lead', by: id })
    return new Promise(() => undefined)
  })
  return {
    post: (message: object): void => (leader === undefined ? void waiting.push(message) : send(message)),
    listen(listeners: Listeners): () => void {
      everybody.add(listeners)
      return () => everybody.delete(listeners)
    }
  }
}
