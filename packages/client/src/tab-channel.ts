/** Messages between the tabs of one browser, and a lock (BroadcastChannel, Web Locks). */
export interface TabChannel<Message> {
  post: (message: Message) => void
  onMessage: (listener: (message: Message) => void) => void
  /** Runs a function while no other tab runs it. */
  exclusive: <T>(run: () => Promise<T>) => Promise<T>
  /** Closes the channel, and releases the lock also while a function still runs. */
  close: () => void
}

export interface TabChannelNames {
  /** Ends in a version number of the message format, so that tabs of an earlier release do not misread messages. */
  channel: string
  lock: string
}

const sessionNames: TabChannelNames = { channel: 'sitewright.session.3', lock: 'sitewright.session' }

/** A message that another tab sent before it released the lock may not be delivered yet. */
const messagesDelivered = (): Promise<void> => new Promise((done) => setTimeout(done))

/**
 * Opens a channel between this browser's tabs, by default that of the session. Without Web Locks each tab runs
 * unlocked: the server tolerates parallel refreshes.
 */
export function openTabChannel<Message>(names = sessionNames): TabChannel<Message> {
  const channel = new BroadcastChannel(names.channel)
  const locks = navigator.locks as LockManager | undefined
  const closing = Promise.withResolvers<void>()
  let isClosed = false
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    },
    exclusive: async <T>(run: () => Promise<T>): Promise<T> => {
      if (locks === undefined) return run()
      const done = Promise.withResolvers<T>()
      await locks.request(names.lock, async () => {
        if (isClosed) return
        await messagesDelivered()
        // A request of a closed connection gets no response: it would hold the lock for good.
        await Promise.race([run().then(done.resolve, done.reject), closing.promise])
      })
      return done.promise
    },
    close: () => {
      isClosed = true
      closing.resolve()
      channel.close()
    }
  }
}
