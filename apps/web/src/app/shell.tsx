import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Toaster } from '../ui/toaster.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SaveOnRequest } from './saving/trigger.tsx'
import { uiMessages as messages } from '../ui/messages.ts'

/** Routes that fill the viewport and have no footer. */
const workAreas = ['/builder', '/preview']

/** Routes that accept a dropped configuration. */
const dropAreas = ['/builder', '/preview', '/download', '/history']

const DropZone = lazy(async () => ({ default: (await import('./drop-zone.tsx')).DropZone }))

export function Shell() {
  const { pathname } = useLocation()
  const area = `/${pathname.split('/')[1] ?? ''}`
  useFocusOnAreaChange(area)
  return (
    <>
      <a className="skip" href="#main">
        {messages.skipToContent}
      </a>
      <Header />
      <Outlet />
      {!workAreas.includes(area) && <Footer />}
      <ScrollRestoration />
      <Toaster />
      <SaveOnRequest />
      {dropAreas.includes(area) && (
        <Suspense>
          <DropZone />
        </Suspense>
      )}
    </>
  )
}

/** After a navigation the focus moves to the page, as after a real load. */
function useFocusOnAreaChange(area: string): void {
  const seen = useRef(area)
  useEffect(() => {
    if (seen.current === area) return
    seen.current = area
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [area])
}
