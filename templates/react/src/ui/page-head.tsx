import { useId, type ReactNode, type Ref } from 'react'
import type { Way } from '../domain/actions.ts'
import { artSeedOf } from '../domain/art/picture.ts'
import '../styles/content.css'
import { Icon, PageLink } from './controls.tsx'
import { Draft } from './draft.tsx'
import { Picture } from './picture.tsx'
import { MainAction } from './reach.tsx'
import { useContent, usePages, useSite } from './site-context.tsx'
import { Words } from './words.tsx'

type PageHeadProps = {
  lede?: ReactNode
  /** What the page tells: its heading carries the mark where that was invented as a whole. */
  of?: unknown
  /** The heading, for a page that leads the focus to it. */
  ref?: Ref<HTMLHeadingElement>
  children?: ReactNode
} & ({ title: string; seed?: string } | { title: ReactNode; seed: string })

/** The head of every page but home: its one h1, a sentence, and a picture where the layout has room for it. */
export function PageHead({ title, lede, of, seed, ref, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <div>
          <h1 ref={ref} tabIndex={ref ? -1 : undefined}>
            <Draft of={of}>{title}</Draft>
          </h1>
          {lede && <p className="lede">{lede}</p>}
          {children}
        </div>
        <div className="frame page-art">
          <Picture
            seed={seed ?? (typeof title === 'string' ? title : '')}
            look={useContent().art.second}
            width={520}
            height={300}
          />
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

/** The call to action at the end of a page. */
export function CallToAction() {
  const id = useId()
  const site = useSite()
  const { callToAction } = site.content
  const { title, text, action } = callToAction
  if (title === undefined && text === undefined) return null
  const name = title === undefined ? { 'aria-label': action.label } : { 'aria-labelledby': id }
  return (
    <section className="sec cta" {...name}>
      <div className="wrap">
        <div className="cta-in">
          <div className="cta-copy">
            {title && (
              <h2 id={id}>
                <Words of={callToAction} field="title" />
              </h2>
            )}
            {text && (
              <p className="lede">
                <Words of={callToAction} field="text" />
              </p>
            )}
            <p className="actions">
              <MainAction action={action} here="else" />
            </p>
          </div>
          <div className="cta-art">
            <Picture
              seed={`${artSeedOf(site)} call`}
              look={site.content.art.second}
              width={600}
              height={500}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Where to go from here, one line each. Pages that the site does not have are left out. */
export function Ways({ items }: { items: readonly Way[] }) {
  const pages = usePages()
  return (
    <ul className="ways">
      {items
        .filter(({ page }) => pages.has(page))
        .map(({ page, params, of, field }, index) => (
          <li key={index}>
            <PageLink page={page} params={params}>
              <Words of={of} field={field} mark={false} /> <Icon name="arrow" flip />
            </PageLink>
          </li>
        ))}
    </ul>
  )
}
