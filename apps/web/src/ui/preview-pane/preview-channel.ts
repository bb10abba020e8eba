import type { Box } from './draft-marks.ts'
import { isPreviewMessage, type FontFile, type PreviewSite } from './protocol.ts'

/** A render request to the preview iframe. */
export interface RenderRequest {
  shown: PreviewSite
  scheme: 'light' | 'dark'
  highlight: string | undefined
  path: string | undefined
  /** Drafts are left out. */
  published?: boolean
  labels?: Readonly<Record<string, string>>
  selected?: string | null
  /** The scale of the iframe. */
  scale?: number
}

/** Sends render requests to one preview iframe (postMessage). */
export interface PreviewChannel {
  render: (request: RenderRequest) => void
  onNavigated: (listener: ((path: string) => void) | undefined) => void
  onDraft: (listener: ((address: string, box: Box) => void) | undefined) => void
  /** Registers a callback for a timeout: the script of the iframe was blocked, or it hangs. */
  onSilent: (listener: (() => void) | undefined) => void
  /** Browsers do not render an iframe that is out of view, so that its response is not waited for. */
  setVisible: (visible: boolean) => void
  close: () => void
}

let lastId = 0

/** The timeout of a response in milliseconds, for the slowest device that we think of. */
const answerTimeoutMs = 20_000

/**
 * Opens the channel to an iframe. One request at a time: while one is being rendered only the newest waits and older
 * ones are dropped, so that fast typing never builds a queue (backpressure). Files of fonts and pictures are sent once.
 */
export function createPreviewChannel(target: () => Window | null): PreviewChannel {
  let waiting: RenderRequest | undefined
  let busy = true
  let sentFonts: readonly FontFile[] | undefined
  const sentPictures = new Set<string>()
  let navigated: ((path: string) => void) | undefined
  let pressed: ((address: string, box: Box) => void) | undefined
  let silent: (() => void) | undefined
  let visible = true
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Starts the timeout while the iframe is visible. */
  const wait = (): void => {
    clearTimeout(timer)
    if (busy && visible) timer = setTimeout(() => silent?.(), answerTimeoutMs)
  }
  wait()

  const send = (): void => {
    if (busy || waiting === undefined) return
    const { shown, ...rest } = waiting
    const { fontFaces, pictures, ...site } = shown
    const newFonts = fontFaces === sentFonts ? [] : fontFaces
    sentFonts = fontFaces
    const newPictures = pictures.filter(({ hash }) => !sentPictures.has(hash))
    for (const { hash } of newPictures) sentPictures.add(hash)
    waiting = undefined
    busy = true
    wait()
    const id = ++lastId
    performance.mark(`sitewright:show:${id}`)
    const files = { fontFaces: newFonts, pictures: newPictures }
    target()?.postMessage({ type: 'sitewright:show', id, ...site, ...files, ...rest }, '*')
  }

  const onMessage = (event: MessageEvent): void => {
    if (event.source !== target() || !isPreviewMessage(event.data)) return
    if (event.data.type === 'sitewright:navigated') return navigated?.(event.data.path)
    if (event.data.type === 'sitewright:draft') return pressed?.(event.data.address, event.data.box)
    if (event.data.type === 'sitewright:shown') performance.mark(`sitewright:shown:${event.data.id}`)
    else {
      sentFonts = undefined
      sentPictures.clear()
    }
    clearTimeout(timer)
    busy = false
    send()
  }
  addEventListener('message', onMessage)

  return {
    render: (request) => {
      waiting = request
      send()
    },
    onNavigated: (listener) => {
      navigated = listener
    },
    onDraft: (listener) => {
      pressed = listener
    },
    onSilent: (listener) => {
      silent = listener
    },
    setVisible: (seen) => {
      visible = seen
      wait()
    },
    close: () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
    }
  }
}
