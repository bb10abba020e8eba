import { Outlet } from 'react-router'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { useStore } from '../lib/use-store.ts'
import { viewAsUsed } from '../sign-in/view-as/view-marker.ts'

const ViewAs = lazyOnFirstUse<{ used: boolean }>(
  async () => (await import('../sign-in/view-as/view-as.tsx')).ViewAs,
  ({ used }) => used
)

/** The root of all pages. The banner of viewing as another user comes first in the document. */
export function Root() {
  return (
    <>
      <ViewAs used={useStore(viewAsUsed, (used) => used, false)} />
      <Outlet />
    </>
  )
}
