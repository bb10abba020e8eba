import type { OwnTenant } from '@sitewright/api'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createQueryClient } from '../../requests/query-client.ts'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { useAuth } from '../../sign-in/auth.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Section, SectionFooter, SectionRow } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.ts'
import { ownTenantMessages as words } from './messages.ts'
import { leaveTenant, ownTenantsQuery, switchTenant } from './own-tenants.api.ts'
import styles from './own-tenants.module.css'

/** The page of the tenants in which one works: switches between them, and leaves one. */
export function OwnTenants() {
  const { session } = useAuth()
  const [client] = useState(() => createQueryClient(session))
  return (
    <QueryClientProvider client={client}>
      <title>{`${words.title} · Sitewright`}</title>
      <h1>{words.title}</h1>
      <Section title={words.list} note={words.lead}>
        <QueryBoundary query={useQuery(ownTenantsQuery, client)} rows={2}>
          {({ tenants }) => <TenantRows tenants={tenants} />}
        </QueryBoundary>
      </Section>
    </QueryClientProvider>
  )
}

function TenantRows({ tenants }: { tenants: readonly OwnTenant[] }) {
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<OwnTenant>()
  const change = useMutation(switchTenant)
  const leave = useMutation({
    ...leaveTenant,
    onSuccess: ({ message }) => toast({ tone: 'success', text: message })
  })
  const switchTo = (tenant: OwnTenant): void =>
    change.mutate(
      { body: { membership: tenant.membership } },
      {
        onSuccess: ({ user, message }) => {
          toast({ tone: 'success', text: message })
          // What the pages before have read was that of another tenant.
          if (user?.permissions.includes('admin.access') === true) void navigate('/admin')
        }
      }
    )
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {tenants.map((tenant) => (
        <TenantRow
          key={tenant.membership ?? ''}
          tenant={tenant}
          isBusy={change.isPending}
          onSwitch={() => switchTo(tenant)}
          onLeave={() => setAsked(tenant)}
        />
      ))}
      {tenants.length === 1 && <SectionFooter note={words.alone} />}
      {asked?.membership != null && (
        <ConfirmDialog
          title={words.leaveTitle(nameOfTenant(asked))}
          opened
          onClose={() => setAsked(undefined)}
          effects={[
            { label: words.leaveLose, value: words.leaveLoseText(asked.roleName), tone: 'warning' },
            { label: words.leaveStays, value: words.leaveStaysText },
            { label: words.leaveBack, value: words.leaveBackText }
          ]}
          confirmLabel={words.leaveConfirm}
          keepLabel={words.leaveKeep}
          busy={leave.isPending}
          onConfirm={() =>
            leave.mutate(
              { path: { id: asked.membership ?? '' } },
              {
                onSettled: () => {
                  setAsked(undefined)
                  // The button that was pressed is gone with its row.
                  list.current?.focus()
                }
              }
            )
          }
        />
      )}
    </div>
  )
}

interface TenantRowProps {
  tenant: OwnTenant
  isBusy: boolean
  onSwitch: () => void
  onLeave: () => void
}

function TenantRow({ tenant, isBusy, onSwitch, onLeave }: TenantRowProps) {
  const { membership, roleName, isCurrent, isSuspended } = tenant
  const name = nameOfTenant(tenant)
  const facts = [
    words.role(roleName),
    membership === null ? words.home : '',
    isSuspended ? words.suspended : ''
  ]
  return (
    <SectionRow
      name={<bdi>{name}</bdi>}
      status={isCurrent && <span className="badge rule">{words.current}</span>}
      detail={facts.filter(Boolean).join(' · ')}
    >
      {!isCurrent && !isSuspended && (
        <Button disabled={isBusy} aria-label={words.switchTo(name)} onClick={onSwitch}>
          {words.switch}
        </Button>
      )}
      {membership !== null && !isCurrent && (
        <Button kind="quiet" aria-label={words.leaveIt(name)} onClick={onLeave}>
          {words.leave}
        </Button>
      )}
    </SectionRow>
  )
}

function nameOfTenant({ name }: OwnTenant): string {
  return name ?? words.installation
}
