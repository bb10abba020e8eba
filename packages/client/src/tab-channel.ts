/** Messages between the tabs of one browser, and a lock (BroadcastChannel, Web Locks). */
export interface TabChannel<Message> {
  post: (message: Message) => void
  onMessage: (listener: (message: Message) => void) => void
  /** Runs something while no other tab runs it. */
  exclusive: <T>(run: () => Promise<T>) => Promise<T>
}

const lockName = 'sitewright.session'

/** Changes with the shape of the messages, so that a tab of an earlier release does not misread them. */
const channelName = 'sitewright.session.2'

/** A message that another tab sent before it released the lock may not be delivered yet. */
const messagesDelivered = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Opens the channel of this browser's tabs. Where it has no locks, each tab runs by itself: the server bears parallel
 * refreshes.
 */
export function openTabChannel<Message>(): TabChannel<Message> {
  const channel = new BroadcastChannel(channelName)
  const locks = navigator.locks as LockManager | undefined
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    },
    exclusive: async (run) => {
      if (locks === undefined) return run()
      return locks.request(lockName, async () => {
        await messagesDelivered()
        return run()
      })
    }
  }
}
