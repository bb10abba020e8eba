import { useEffect, useRef, type CSSProperties } from 'react'
import { createPreviewChannel, type PreviewChannel } from './preview-channel.ts'
import type { Box, DraftMarks } from './draft-marks.ts'
import type { PreviewSite } from './protocol.ts'

const none = {}

interface PreviewFrameProps {
  document: string
  shown: PreviewSite
  scheme: 'light' | 'dark'
  highlight: string | undefined
  title: string
  width: number
  height: number
  scale: number
  path?: string | undefined
  onNavigated?: ((path: string) => void) | undefined
  onSilent?: (() => void) | undefined
  marks?: Pick<DraftMarks, 'published' | 'labels' | 'selected'> | undefined
  onDraft?: ((address: string, box: Box) => void) | undefined
}

/** Observes whether an element is visible (IntersectionObserver, Page Visibility). */
function observeVisibility(element: Element, tell: (seen: boolean) => void): () => void {
  let inside = false
  const say = (): void => tell(inside && document.visibilityState === 'visible')
  const observer = new IntersectionObserver((entries) => {
    inside = entries.at(-1)?.isIntersecting ?? false
    say()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', say)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', say)
  }
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
    onSilent,
    onDraft
  } = props
  const { published = false, labels = none, selected = null } = props.marks ?? {}
  const frame = useRef<HTMLIFrameElement>(null)
  const own = useRef<PreviewChannel>(null)

  useEffect(() => {
    own.current = createPreviewChannel(() => frame.current?.contentWindow ?? null)
    return own.current.close
  }, [])

  useEffect(() => {
    if (frame.current === null || own.current === null) return undefined
    return observeVisibility(frame.current, own.current.setVisible)
  }, [])

  useEffect(() => own.current?.onNavigated(onNavigated), [onNavigated])

  useEffect(() => own.current?.onSilent(onSilent), [onSilent])

  useEffect(() => own.current?.onDraft(onDraft), [onDraft])

  useEffect(
    () => own.current?.render({ shown, scheme, highlight, path, published, labels, selected, scale }),
    [shown, scheme, highlight, path, published, labels, selected, scale]
  )

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
