import type { FunctionComponent } from 'react'
import { useSearchParams } from 'react-router'
import { lazyOnFirstUse } from '../../../lib/lazy-on-first-use.tsx'

interface OverlayProps {
  opened: boolean
}

function onFirstUse(load: () => Promise<FunctionComponent<OverlayProps>>) {
  return lazyOnFirstUse<OverlayProps>(load, ({ opened }) => opened)
}

const UserDrawer = onFirstUse(async () => (await import('./user-record/user-drawer.tsx')).UserDrawer)
const RolesDialog = onFirstUse(async () => (await import('../roles/roles-dialog.tsx')).RolesDialog)
const ExplainDialog = onFirstUse(async () => (await import('./explain/explain-dialog.tsx')).ExplainDialog)
const AskedJob = onFirstUse(async () => (await import('./bulk/asked-job.tsx')).AskedJob)

/** What opens over the list, each by a name in the address; its code comes with its first use. */
export function UserOverlays() {
  const [query] = useSearchParams()
  return (
    <>
      <UserDrawer opened={query.has('user')} />
      <RolesDialog opened={query.has('roles')} />
      <ExplainDialog opened={query.has('explain')} />
      <AskedJob opened={query.has('job')} />
    </>
  )
}
