import type { SessionUser, Tenant } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { MenuGroup } from '../../ui/menu.tsx'
import { nothingYet } from '../../ui/stat-card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { withParameters } from '../../ui/use-address-state.ts'
import { ScreenHead } from '../shared/screen-head.tsx'
import { AllInvoices } from './all-invoices/all-invoices.tsx'
import { tenantMessages as words } from './messages.ts'
import { TenantDetails } from './tenant-details/tenant-details.tsx'
import { parseTenantTab } from './tenant-details/tenant-tab.ts'
import { TenantDialogs, type OpenTenantDialog } from './tenants/tenant-dialogs.tsx'
import styles from './tenants.module.css'
import { TenantsPanel } from './tenants/tenants-panel.tsx'
import { tenantQuery, tenantSummaryQuery } from './tenants.api.ts'
import { useTenantStatus } from './tenants/use-tenant-status.ts'

const views = ['tenants', 'invoices'] as const

/** The tenants and their invoices, as the address of the screen asks for them (spec 2 §2). */
export function Tenants() {
  const { permissions } = useOutletContext<SessionUser>()
  const mayChange = permissions.includes('tenants.write')
  const mayRemove = mayDelete(permissions, 'tenants.write')
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'invoices' ? 'invoices' : 'tenants'
  const [dialog, setDialog] = useState<OpenTenantDialog>()
  const details = useTenantDetails()
  const summary = useQuery(tenantSummaryQuery)
  const { open } = details
  const { activate } = useTenantStatus()
  const groupsOf = useCallback(
    (tenant: Tenant): readonly MenuGroup[] => [
      {
        id: 'see',
        items: [
          { id: 'details', label: words.details, onSelect: () => open(tenant.id) },
          { id: 'members', label: words.members, onSelect: () => setDialog({ kind: 'members', tenant }) }
        ]
      },
      ...(mayChange ? [changeGroup(tenant, { setDialog, activate })] : []),
      // What destroys comes last.
      ...(mayRemove ? [removalGroup(tenant, setDialog)] : [])
    ],
    [mayChange, mayRemove, open, activate]
  )
  return (
    <>
      <ScreenHead
        title={words.title}
        lead={summary.data === undefined ? nothingYet : words.lead(summary.data.total)}
      >
        <div className={styles.acts}>
          <Button onClick={() => setDialog({ kind: 'plans' })}>{words.plansButton}</Button>
          {mayChange && (
            <Button kind="go" onClick={() => setDialog({ kind: 'form', tenant: undefined })}>
              <IconPlus className="i" aria-hidden />
              {words.add}
            </Button>
          )}
        </div>
      </ScreenHead>
      <Tabs
        label={words.viewsLabel}
        value={view}
        items={views.map((value) => ({ value, label: words.views[value] }))}
        onChange={(next) => setQuery(next === 'invoices' ? { view: next } : {})}
        panelClass={styles.view}
      >
        {view === 'invoices' ? (
          <AllInvoices mayChange={mayChange} />
        ) : (
          <TenantsPanel mayChange={mayChange} groupsOf={groupsOf} />
        )}
      </Tabs>
      <Dialog
        title={details.name ?? words.details}
        opened={details.id !== null}
        onClose={details.close}
        size={760}
        fillsPhone
      >
        {details.id !== null && (
          <TenantDetails
            key={details.id}
            id={details.id}
            begin={details.tab}
            mayChange={mayChange}
            onClose={details.close}
          />
        )}
      </Dialog>
      <TenantDialogs
        dialog={dialog}
        mayChange={mayChange}
        mayRemove={mayRemove}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

interface ChangeActions {
  setDialog: (dialog: OpenTenantDialog) => void
  activate: (tenant: Tenant) => void
}

function changeGroup(tenant: Tenant, { setDialog, activate }: ChangeActions): MenuGroup {
  const { status } = tenant
  const suspend = {
    id: 'suspend',
    label: words.suspend,
    onSelect: () => setDialog({ kind: 'suspend', tenant })
  }
  return {
    id: 'change',
    items: [
      { id: 'edit', label: words.edit, onSelect: () => setDialog({ kind: 'form', tenant }) },
      ...(status === 'active'
        ? []
        : [{ id: 'activate', label: words.activate, onSelect: () => activate(tenant) }]),
      ...(status === 'active' || status === 'trial' ? [suspend] : [])
    ]
  }
}

function removalGroup(tenant: Tenant, setDialog: ChangeActions['setDialog']): MenuGroup {
  const onSelect = (): void => setDialog({ kind: 'delete', tenant })
  return { id: 'removal', items: [{ id: 'delete', label: words.delete, danger: true, onSelect }] }
}

/** The tenant whose details are open, and the tab that they open on, by its address. */
function useTenantDetails() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('tenant')
  const { data } = useQuery({ ...tenantQuery(id ?? ''), enabled: id !== null })
  const open = useCallback(
    (tenant: string): void =>
      setQuery((before) => withParameters(before, { tenant }), { preventScrollReset: true }),
    [setQuery]
  )
  const close = (): void =>
    setQuery((before) => withParameters(before, { tenant: null, tab: null }), { preventScrollReset: true })
  return { id, tab: parseTenantTab(query.get('tab')), name: data?.tenant.name, open, close }
}
