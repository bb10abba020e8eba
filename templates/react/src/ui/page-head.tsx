import '../styles/ui/page-head.css'
import type { ReactNode, Ref } from 'react'
import { Picture } from './picture.tsx'
import { SampleBadge } from './sample-badge.tsx'

/** The head of every page but home: its one h1, a sentence, and a picture where the layout has room for it. */
export function PageHead({
  title,
  lede,
  sample = false,
  seed,
  ref,
  children
}: {
  title: string
  lede?: string
  /** Says that what the page tells was invented. */
  sample?: boolean
  seed?: string
  /** The heading, for a page that leads the focus to it. */
  ref?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  return (
    <div className="page-head">
      <div className="wrap">
        <div>
          <h1 ref={ref} tabIndex={ref ? -1 : undefined}>
            {title} <SampleBadge when={sample} />
          </h1>
          {lede && <p className="lede">{lede}</p>}
          {children}
        </div>
        <div className="frame page-art">
          <Picture src={seed ?? title} look="tiles" width={520} height={300} />
        </div>
      </div>
    </div>
  )
}

/** What stands under the head of a page. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <div className="page-body">
      <div className="wrap">{children}</div>
    </div>
  )
}
