import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { isAnswer, type Shown } from './protocol.ts'

interface PreviewFrameProps {
  document: string
  shown: Shown
  scheme: 'light' | 'dark'
  highlight: string | undefined
  title: string
  width: number
  height: number
  scale: number
  path?: string | undefined
  onNavigated?: ((path: string) => void) | undefined
}

let lastId = 0

/** The previewed site in a sandbox: it runs its own code, and reaches nothing of ours. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { document: source, shown, scheme, highlight, title, width, height, scale, path, onNavigated } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow || !isAnswer(event.data)) return
      if (event.data.type === 'sitewright:ready') setReady(true)
      if (event.data.type === 'sitewright:navigated') onNavigated?.(event.data.path)
      if (event.data.type === 'sitewright:shown') performance.mark(`sitewright:shown:${event.data.id}`)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onNavigated])

  useEffect(() => {
    if (!ready) return
    const id = ++lastId
    performance.mark(`sitewright:show:${id}`)
    frame.current?.contentWindow?.postMessage(
      { type: 'sitewright:show', id, scheme, highlight, path, ...shown },
      '*'
    )
  }, [ready, shown, scheme, highlight, path])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-scripts allow-forms"
      srcDoc={source}
      width={width}
      height={Math.round(height)}
      style={{ '--k': scale } as CSSProperties}
    />
  )
}
