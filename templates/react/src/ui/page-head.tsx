import '../styles/ui/page-head.css'
import type { ReactNode, Ref } from 'react'
import { plainText } from '../domain/drafts.ts'
import type { Text } from '../domain/site.ts'
import { Draft } from './draft.tsx'
import { Picture } from './picture.tsx'
import { Words } from './words.tsx'

/** The head of every page but home: its one h1, a sentence, and a picture where the layout has room for it. */
export function PageHead({
  title,
  lede,
  of,
  own = false,
  seed,
  ref,
  children
}: {
  title: Text
  lede?: Text
  /** What the page tells: its heading carries the mark where that was invented as a whole. */
  of?: unknown
  /** The sentence is the owner's. */
  own?: boolean
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
            <Draft of={of}>
              <Words of={title} />
            </Draft>
          </h1>
          {lede && (
            <p className="lede">
              <Words of={lede} own={own} />
            </p>
          )}
          {children}
        </div>
        <div className="frame page-art">
          <Picture seed={seed ?? plainText(title)} look="tiles" width={520} height={300} />
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
