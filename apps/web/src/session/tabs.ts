/** What the tabs of one browser tell each other about the session. */
export interface Tabs<Message> {
  tell: (message: Message) => void
  hear: (listener: (message: Message) => void) => void
  /** Runs something while no other tab runs it. */
  alone: <T>(run: () => Promise<T>) => Promise<T>
}

const name = 'sitewright.session'

/** A message that another tab sent before it released the lock may not be delivered yet. */
const arrived = (): Promise<void> => new Promise((done) => setTimeout(done))

/** The tabs of this browser. Where it has no locks, each tab goes alone: the server bears parallel renewals. */
export function browserTabs<Message>(): Tabs<Message> {
  const channel = new BroadcastChannel(name)
  const locks = navigator.locks as LockManager | undefined
  return {
    tell: (message) => channel.postMessage(message),
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    },
    alone: async (run) => {
      if (locks === undefined) return run()
      return locks.request(name, async () => {
        await arrived()
        return run()
      })
    }
  }
}
