import type { TabChannel } from './tab-channel.ts'

/** The tabs of a browser, whose lock goes to the next tab when the one that holds it is closed (Web Locks). */
export function createFakeLocks<Message>() {
  const listeners: { tab: symbol; listen: (message: Message) => void }[] = []
  const waiting: { tab: symbol; run: () => Promise<unknown> }[] = []
  let holder: symbol | undefined

  const next = (): void => {
    if (holder !== undefined) return
    const turn = waiting.shift()
    if (turn === undefined) return
    holder = turn.tab
    void turn.run().finally(() => {
      if (holder !== turn.tab) return
      holder = undefined
      next()
    })
  }
  const open = (): { channel: TabChannel<Message>; close: () => void } => {
    const tab = Symbol('tab')
    const channel: TabChannel<Message> = {
      post: (message) => {
        for (const other of listeners) if (other.tab !== tab) other.listen(structuredClone(message))
      },
      onMessage: (listen) => void listeners.push({ tab, listen }),
      exclusive: <T>(run: () => Promise<T>) =>
        new Promise<T>((resolve, reject) => {
          waiting.push({ tab, run: () => run().then(resolve, reject) })
          next()
        }),
      close: () => close()
    }
    const close = (): void => {
      for (const all of [listeners, waiting])
        for (const own of all.filter((each) => each.tab === tab)) all.splice(all.indexOf(own as never), 1)
      if (holder !== tab) return
      holder = undefined
      next()
    }
    return { channel, close }
  }
  return { open }
}
