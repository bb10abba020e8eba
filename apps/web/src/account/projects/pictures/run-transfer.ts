import { createStore } from '../../../lib/store.ts'
import { closeToast, toast } from '../../../ui/toast.ts'
import { transferMessages } from './messages.ts'

/** Work that takes shorter shows no progress. */
const quietMs = 1000

/** One key for sending and fetching: a later one takes the place of an earlier one, and of what that said. */
export const transferToast = 'picture-transfer'

let running: AbortController | undefined

/** Tells how far a transfer is, from 0 to 1, and of how many pictures. */
export type OnProgress = (share: number, pictures: number) => void

interface Transfer<Result> {
  title: (count: number) => string
  work: (signal: AbortSignal, onProgress: OnProgress) => Promise<Result>
  /** Says how it ended, unless another transfer has taken its place. */
  report: (result: Result, wasStopped: boolean) => void
}

/** Runs a transfer of pictures in the background. After a second it shows its progress and can be stopped. */
export async function runTransfer<Result>({ title, work, report }: Transfer<Result>): Promise<void> {
  running?.abort()
  closeToast(transferToast)
  const own = new AbortController()
  running = own
  let wasStopped = false
  const progress = createStore(0)
  let all = 0
  let isLate = false
  let isShown = false
  const show = (): void => {
    if (!isLate || isShown || all === 0) return
    isShown = true
    toast({
      key: transferToast,
      tone: 'info',
      text: title(all),
      durationMs: false,
      progress,
      action: {
        label: transferMessages.stop,
        run: () => {
          wasStopped = true
          own.abort()
        }
      }
    })
  }
  const timer = setTimeout(() => {
    isLate = true
    show()
  }, quietMs)
  const end = (): boolean => {
    clearTimeout(timer)
    if (running !== own) return false
    running = undefined
    closeToast(transferToast)
    return true
  }
  try {
    const result = await work(own.signal, (share, pictures) => {
      all = pictures
      progress.set(share)
      show()
    })
    if (end()) report(result, wasStopped)
  } finally {
    end()
  }
}
