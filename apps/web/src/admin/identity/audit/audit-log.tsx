import type { SessionUser } from '@sitewright/api'
import { useOutletContext, useSearchParams } from 'react-router'
import { lazyOnFirstUse } from '../../../lib/lazy-on-first-use.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { auditAddress } from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import styles from './audit.module.css'
import { ChainBreak, ChainState, CopyKeyButton, VerifyButton } from './chain-state.tsx'
import { ExportMenu } from './export-menu.tsx'
import { auditMessages as words } from './messages.ts'

const AuditDrawer = lazyOnFirstUse<{ opened: boolean }>(
  async () => (await import('./audit-drawer.tsx')).AuditDrawer,
  ({ opened }) => opened
)

/** The audit log: searched and filtered by the address, with the state of its chain. */
export function AuditLog() {
  const [state, setState] = useAddressState(auditAddress)
  const [query] = useSearchParams()
  // The chain is that of the installation.
  const isWhole = useOutletContext<SessionUser>().tenantId === null
  return (
    <section className="panel-box" aria-label={words.title}>
      <div className={`dense panel-head ${styles.head}`}>
        <h2>{words.title}</h2>
        {isWhole && (
          <>
            <span className={styles.chain}>
              <ChainState />
            </span>
            <VerifyButton />
            <CopyKeyButton />
            <ExportMenu state={state} />
          </>
        )}
      </div>
      {isWhole && <ChainBreak />}
      <AuditFilters state={state} onState={setState} />
      <AuditList state={state} onState={setState} />
      <AuditDrawer opened={query.has('entry')} />
    </section>
  )
}
