import type { Box } from './draft-marks.ts'
import { isPreviewMessage, type FontFile, type PreviewSite } from './protocol.ts'

/** What a frame is to show. */
export interface RenderRequest {
  shown: PreviewSite
  scheme: 'light' | 'dark'
  highlight: string | undefined
  path: string | undefined
  /** Drafts are left out. */
  published?: boolean
  labels?: Readonly<Record<string, string>>
  selected?: string | null
  /** How much smaller the frame is drawn than its page. */
  scale?: number
}

/** Carries orders to one frame. */
export interface PreviewChannel {
  render: (order: RenderRequest) => void
  onNavigated: (hear: ((path: string) => void) | undefined) => void
  onDraft: (hear: ((address: string, box: Box) => void) | undefined) => void
  /** Is called where the frame does not answer in time: its script was blocked, or it hangs. */
  onSilent: (hear: (() => void) | undefined) => void
  /** A frame that nobody sees is not drawn by the browser, so that its answer is not waited for. */
  setVisible: (visible: boolean) => void
  close: () => void
}

let lastId = 0

/** Milliseconds that a frame may take to answer, on the slowest device that we think of. */
const answerTimeoutMs = 20_000

/**
 * Carries orders to a frame, one at a time: while one is being drawn only the newest waits, so that fast typing never
 * builds a queue. Font files go along once.
 */
export function createPreviewChannel(target: () => Window | null): PreviewChannel {
  let waiting: RenderRequest | undefined
  let busy = true
  let handed: readonly FontFile[] | undefined
  let navigated: ((path: string) => void) | undefined
  let pressed: ((address: string, box: Box) => void) | undefined
  let silent: (() => void) | undefined
  let visible = true
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Waits for an answer while the frame is seen. */
  const wait = (): void => {
    clearTimeout(timer)
    if (busy && visible) timer = setTimeout(() => silent?.(), answerTimeoutMs)
  }
  wait()

  const send = (): void => {
    if (busy || waiting === undefined) return
    const { shown, ...rest } = waiting
    const { fontFaces, ...site } = shown
    const news = fontFaces === handed ? [] : fontFaces
    handed = fontFaces
    waiting = undefined
    busy = true
    wait()
    const id = ++lastId
    performance.mark(`sitewright:show:${id}`)
    target()?.postMessage({ type: 'sitewright:show', id, ...site, fontFaces: news, ...rest }, '*')
  }

  const hear = (event: MessageEvent): void => {
    if (event.source !== target() || !isPreviewMessage(event.data)) return
    if (event.data.type === 'sitewright:navigated') return navigated?.(event.data.path)
    if (event.data.type === 'sitewright:draft') return pressed?.(event.data.address, event.data.box)
    if (event.data.type === 'sitewright:shown') performance.mark(`sitewright:shown:${event.data.id}`)
    else handed = undefined
    clearTimeout(timer)
    busy = false
    send()
  }
  addEventListener('message', hear)

  return {
    render: (order) => {
      waiting = order
      send()
    },
    onNavigated: (hearer) => {
      navigated = hearer
    },
    onDraft: (hearer) => {
      pressed = hearer
    },
    onSilent: (hearer) => {
      silent = hearer
    },
    setVisible: (seen) => {
      visible = seen
      wait()
    },
    close: () => {
      clearTimeout(timer)
      removeEventListener('message', hear)
    }
  }
}
