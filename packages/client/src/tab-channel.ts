/** Messages between the tabs of one browser, and a lock (BroadcastChannel, Web Locks). */
export interface TabChannel<Message> {
  post: (message: Message) => void
  onMessage: (listener: (message: Message) => void) => void
  /** Runs something while no other tab runs it. */
  exclusive: <T>(run: () => Promise<T>) => Promise<T>
  /** Ends the channel: nothing is heard or posted any more. */
  close: () => void
}

/** The names of a channel and its lock among the tabs of this site. */
export interface TabChannelNames {
  /** Ends in a number that changes with the shape of the messages: a tab of an earlier release misreads none. */
  channel: string
  lock: string
}

const sessionNames: TabChannelNames = { channel: 'sitewright.session.3', lock: 'sitewright.session' }

/** A message that another tab sent before it released the lock may not be delivered yet. */
const messagesDelivered = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Opens a channel of this browser's tabs, by default that of the session. Where it has no locks, each tab runs by itself: the server bears parallel
 * refreshes.
 */
export function openTabChannel<Message>(names = sessionNames): TabChannel<Message> {
  const channel = new BroadcastChannel(names.channel)
  const locks = navigator.locks as LockManager | undefined
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    },
    exclusive: async (run) => {
      if (locks === undefined) return run()
      return locks.request(names.lock, async () => {
        await messagesDelivered()
        return run()
      })
    },
    close: () => channel.close()
  }
}
