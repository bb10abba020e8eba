import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType, type Params } from 'react-router'
import { moveFocus, showHead } from '../browser/page.ts'
import { createScrolling } from '../browser/scroll.ts'
import { pageHeadOf } from '../domain/head.ts'
import { frameMessages } from '../domain/messages.ts'
import { notFoundPlace } from '../domain/pages.ts'
import { stillState, useObservable } from '../ui/hooks.tsx'
import { MainAction } from '../ui/reach.tsx'
import { Slots, useContent, useLayout, usePages, useSite, useThin } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { Footer, LineFooter } from './footer.tsx'
import { Header, Menu } from './header.tsx'
import { loadingPages, loadPage } from './load-page.ts'
import type { PageHandle } from './routes.tsx'

/** In place of a page that the content leaves out. */
const NotFound = lazy(async () => {
  const { Page } = await loadPage(() => import('../pages/not-found.tsx'))
  return { default: Page }
})

interface FrameProps {
  /** The page that is open. */
  handle: PageHandle
  /** What its path names, as a service. */
  params: Params
  children: ReactNode
}

/** The layout around every page. */
export function Frame({ handle: { page, feature }, params, children }: FrameProps) {
  const place = usePages().get(page)
  const chosen = place !== undefined
  const { actionBar } = useLayout()
  const thin = useThin()
  const busy = useObservable(loadingPages) > 0
  const main = useFocusOnNavigation()
  useHead(chosen ? page : 'not-found', params['id'])
  useScrolling()

  return (
    <div className="site">
      <a className="skip" href="#main">
        {frameMessages.skip}
      </a>
      <DraftBanner />
      <Header bare={thin && page === 'home'} />
      <Menu />
      <main
        id="main"
        className={`page-${page}`}
        data-page={page}
        data-feature={feature}
        aria-busy={busy || undefined}
        tabIndex={-1}
        ref={main}
      >
        <Slots name="banner" />
        {chosen || page === 'not-found' ? (
          children
        ) : (
          <Suspense>
            <NotFound />
          </Suspense>
        )}
        {actionBar && !thin && place?.content && <ActionBar />}
      </main>
      {thin ? <LineFooter /> : <Footer />}
      <div className="floating">
        <Slots name="floating" />
      </div>
    </div>
  )
}

/**
 * Focus management: moves the focus to the page after a navigation, so that the keyboard and screen readers start
 * there.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    moveFocus(main.current)
  }, [pathname])
  return main
}

const showEntry = createScrolling()

/** Scrolls each page to its top, or to where the visitor left it. */
function useScrolling() {
  const { key, pathname, hash, state } = useLocation()
  const returned = useNavigationType() === NavigationType.Pop
  const still = state === stillState
  useLayoutEffect(
    () => showEntry({ key, path: pathname, hash, returned, still }),
    [key, pathname, hash, returned, still]
  )
}

/** The call to action, fixed at the bottom of every page; for layouts that argue towards one. */
export function ActionBar() {
  const { hero } = useContent()
  return (
    <aside className="cta-bar" aria-label={hero.action.label}>
      {hero.kicker && (
        <p>
          <b>
            <Words of={hero} field="kicker" mark={false} />
          </b>
        </p>
      )}
      <MainAction action={hero.action} />
    </aside>
  )
}

/** Updates title, description and canonical URL after a navigation. The first ones are prerendered. */
export function useHead(page: string, id?: string) {
  const site = useSite()
  const place = usePages().get(page) ?? notFoundPlace
  const { pathname } = useLocation()

  useEffect(() => {
    showHead(pageHeadOf(site, place, pathname, id))
  }, [site, place, pathname, id])
}
