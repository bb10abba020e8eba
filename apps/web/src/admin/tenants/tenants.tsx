import type { SessionUser, Tenant } from '@sitewright/api'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx'
import { usePreferredRows } from '../../ui/data-table/page-size.ts'
import { withFilter, withTableState } from '../../ui/data-table/table-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx'
import { SearchField } from '../../ui/filter-bar/search-field.tsx'
import type { MenuGroup } from '../../ui/menu.tsx'
import { nothingYet } from '../../ui/stat-card.tsx'
import { useAddressState } from '../../ui/use-address-state.ts'
import { tenantMessages as words } from './messages.ts'
import { tenantAddress, tenantFilters } from './tenant-address.ts'
import { tenantColumns } from './tenant-columns.tsx'
import { TenantCounts } from './tenant-counts.tsx'
import { IsolationLine } from './isolation/isolation-line.tsx'
import { SatisfactionLine } from './satisfaction/satisfaction-line.tsx'
import { TenantDetails } from './details/tenant-details.tsx'
import { parseTenantTab } from './details/tenant-tab.ts'
import { TenantDialogs, type OpenTenantDialog } from './tenant-dialogs.tsx'
import { TenantList } from './tenant-list.tsx'
import styles from './tenants.module.css'
import { tenantQuery, tenantSummaryQuery } from './tenants.api.ts'
import { useTenantStatus } from './use-tenant-status.ts'

/** The tenants: how many, searched, filtered and sorted by the address of the screen (spec 2 §2). */
export function Tenants() {
  const { permissions } = useOutletContext<SessionUser>()
  const mayChange = permissions.includes('tenants.write')
  const [state, setState] = useAddressState(usePreferredRows(tenantAddress))
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
      ...(mayChange ? changeGroups(tenant, { setDialog, activate }) : [])
    ],
    [mayChange, open, activate]
  )
  return (
    <>
      <title>{`${words.title} · Sitewright`}</title>
      <div className="dense screen-head">
        <div>
          <h1 className="screen-title">{words.title}</h1>
          <p>{summary.data === undefined ? nothingYet : words.lead(summary.data.total)}</p>
        </div>
        <div className={styles.acts}>
          <Button onClick={() => setDialog({ kind: 'plans' })}>{words.plansButton}</Button>
          {mayChange && (
            <Button kind="go" onClick={() => setDialog({ kind: 'form', tenant: undefined })}>
              <IconPlus className="i" aria-hidden />
              {words.add}
            </Button>
          )}
        </div>
      </div>
      <TenantCounts />
      <IsolationLine />
      <SatisfactionLine mayChange={mayChange} />
      <section className="panel-box" aria-label={words.list}>
        <FilterBar
          search={
            <SearchField
              label={words.search}
              placeholder={words.searchHint}
              value={state.search}
              onChange={(search) =>
                setState((before) => withTableState(before, { search }), { replace: true })
              }
            />
          }
          filters={tenantFilters}
          values={state.filters}
          onChange={(id, values) => setState((before) => withFilter(before, id, values))}
          end={
            <ColumnChooser
              columns={tenantColumns}
              hidden={state.hidden}
              onHidden={(hidden) => setState((before) => ({ ...before, hidden }))}
            />
          }
        />
        <TenantList state={state} onState={setState} groupsOf={groupsOf} />
      </section>
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
      <TenantDialogs dialog={dialog} mayChange={mayChange} onClose={() => setDialog(undefined)} />
    </>
  )
}

interface ChangeActs {
  setDialog: (dialog: OpenTenantDialog) => void
  activate: (tenant: Tenant) => void
}

/** The acts that change a tenant; what its status does not allow is not offered. */
function changeGroups(tenant: Tenant, { setDialog, activate }: ChangeActs): MenuGroup[] {
  const { status } = tenant
  const suspend = {
    id: 'suspend',
    label: words.suspend,
    onSelect: () => setDialog({ kind: 'suspend', tenant })
  }
  return [
    {
      id: 'change',
      items: [
        { id: 'edit', label: words.edit, onSelect: () => setDialog({ kind: 'form', tenant }) },
        ...(status === 'active'
          ? []
          : [{ id: 'activate', label: words.activate, onSelect: () => activate(tenant) }]),
        ...(status === 'active' || status === 'trial' ? [suspend] : [])
      ]
    },
    // What destroys comes last.
    {
      id: 'removal',
      items: [
        {
          id: 'delete',
          label: words.delete,
          danger: true,
          onSelect: () => setDialog({ kind: 'delete', tenant })
        }
      ]
    }
  ]
}

/** The tenant whose details are open, and the tab that they open on, by its address. */
function useTenantDetails() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('tenant')
  const { data } = useQuery({ ...tenantQuery(id ?? ''), enabled: id !== null })
  const open = useCallback(
    (tenant: string): void =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          next.set('tenant', tenant)
          return next
        },
        { preventScrollReset: true }
      ),
    [setQuery]
  )
  const close = (): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('tenant')
        next.delete('tab')
        return next
      },
      { preventScrollReset: true }
    )
  return { id, tab: parseTenantTab(query.get('tab')), name: data?.tenant.name, open, close }
}
