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
import { ownTenantMessages as messages } from './messages.ts'
import { leaveTenant, ownTenantsQuery, switchTenant } from './own-tenants.api.ts'
import { uiMessages } from '../../ui/messages.ts'
import styles from './own-tenants.module.css'

/** The page of the tenants in which one works: switches between them, and leaves one. */
export function OwnTenants() {
  const { session } = useAuth()
  const [client] = useState(() => createQueryClient(session))
  return (
    <QueryClientProvider client={client}>
      <title>{uiMessages.documentTitle(messages.title)}</title>
      <h1>{messages.title}</h1>
      <Section title={messages.list} note={messages.lead}>
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
      {tenants.length === 1 && <SectionFooter note={messages.alone} />}
      {asked?.membership != null && (
        <ConfirmDialog
          title={messages.leaveTitle(nameOfTenant(asked))}
          opened
          onClose={() => setAsked(undefined)}
          effects={[
            { label: messages.leaveLose, value: messages.leaveLoseText(asked.roleName), tone: 'warning' },
            { label: messages.leaveStays, value: messages.leaveStaysText },
            { label: messages.leaveBack, value: messages.leaveBackText }
          ]}
          confirmLabel={messages.leaveConfirm}
          keepLabel={messages.leaveKeep}
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
    messages.role(roleName),
    membership === null ? messages.home : '',
    isSuspended ? messages.suspended : ''
  ]
  return (
    <SectionRow
      name={<bdi>{name}</bdi>}
      status={isCurrent && <span className="badge rule">{messages.current}</span>}
      detail={facts.filter(Boolean).join(' · ')}
    >
      {!isCurrent && !isSuspended && (
        <Button disabled={isBusy} aria-label={messages.switchTo(name)} onClick={onSwitch}>
          {messages.switch}
        </Button>
      )}
      {membership !== null && !isCurrent && (
        <Button kind="quiet" aria-label={messages.leaveIt(name)} onClick={onLeave}>
          {messages.leave}
        </Button>
      )}
    </SectionRow>
  )
}

function nameOfTenant({ name }: OwnTenant): string {
  return name ?? messages.installation
}
