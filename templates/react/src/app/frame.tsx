import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router'
import { moveFocus } from '../browser/page.ts'
import { frameMessages } from '../domain/messages/frame.ts'
import { contentPages } from '../domain/pages.ts'
import { useLayout, usePages, useThin } from '../ui/site-context.tsx'
import { Slots } from '../ui/slots.tsx'
import { ActionBar } from './action-bar.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LineFooter } from './line-footer.tsx'
import { loadPage } from './load-page.ts'
import { Menu } from './menu.tsx'
import type { PageHandle } from './routes.tsx'
import { useHead } from './use-head.ts'

/** In place of a page that the content leaves out. */
const NotFound = lazy(async () => {
  const { Page } = await loadPage(() => import('../pages/not-found.tsx'))
  return { default: Page }
})

/** The layout around every page. */
export function Frame() {
  const { page, feature } = usePageHandle()
  const chosen = usePages().has(page)
  const { actionBar } = useLayout()
  const thin = useThin()
  const busy = useNavigation().state !== 'idle'
  const main = useFocusOnNavigation()
  useHead(chosen ? page : 'not-found')

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
          <Outlet />
        ) : (
          <Suspense>
            <NotFound />
          </Suspense>
        )}
        {actionBar && !thin && contentPages.has(page) && <ActionBar />}
      </main>
      {thin ? <LineFooter /> : <Footer />}
      <div className="floating">
        <Slots name="floating" />
      </div>
      <ScrollRestoration />
    </div>
  )
}

function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return handle ?? { page: 'not-found' }
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
