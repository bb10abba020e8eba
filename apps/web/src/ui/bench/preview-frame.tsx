import { useEffect, useRef, type CSSProperties } from 'react'
import { courier, type Courier } from './courier.ts'
import type { Shown } from './protocol.ts'

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
  onSilent?: (() => void) | undefined
}

/** The previewed site in a sandbox: it runs its own code, and reaches nothing of ours. */
export function PreviewFrame(props: PreviewFrameProps) {
  const {
    document: source,
    shown,
    scheme,
    highlight,
    title,
    width,
    height,
    scale,
    path,
    onNavigated,
    onSilent
  } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const own = useRef<Courier>(null)

  useEffect(() => {
    own.current = courier(() => frame.current?.contentWindow ?? null)
    return own.current.close
  }, [])

  useEffect(() => own.current?.onNavigated(onNavigated), [onNavigated])

  useEffect(() => own.current?.onSilent(onSilent), [onSilent])

  useEffect(() => own.current?.show({ shown, scheme, highlight, path }), [shown, scheme, highlight, path])

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
