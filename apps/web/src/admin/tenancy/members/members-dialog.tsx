import type { Tenant, TenantInvitation, TenantMember } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Options } from '../../../ui/field.tsx'
import { SectionRow } from '../../../ui/section.tsx'
import { Status } from '../../../ui/status.tsx'
import { toast } from '../../../ui/toast.ts'
import { InviteForm } from './invite-form.tsx'
import {
  changeMember,
  membersQuery,
  removeMember,
  resendInvitation,
  revokeInvitation
} from './members.api.ts'
import styles from './members.module.css'
import { memberMessages as words } from './messages.ts'

interface MembersDialogProps {
  tenant: Tenant
  mayChange: boolean
  mayRemove: boolean
  onClose: () => void
}

type Role = { id: string; name: string }

/** The members and invitations of a tenant; who may change tenants invites, and removes. */
export function MembersDialog({ tenant, mayChange, mayRemove, onClose }: MembersDialogProps) {
  const query = useQuery({ ...membersQuery(tenant.id), staleTime: 0 })
  return (
    <Dialog title={words.title(tenant.name)} opened onClose={onClose} size={620} fillsPhone>
      <p className={`dense ${styles.lead}`}>{words.lead}</p>
      <QueryBoundary query={query} rows={4}>
        {({ members, invitations, roles }) => (
          <>
            {mayChange && <InviteForm tenant={tenant.id} roles={roles} />}
            <Members
              tenant={tenant.id}
              members={members}
              roles={roles}
              mayChange={mayChange}
              mayRemove={mayRemove}
            />
            <Invitations
              tenant={tenant.id}
              invitations={invitations}
              mayChange={mayChange}
              mayRemove={mayRemove}
            />
          </>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

interface MembersProps {
  tenant: string
  members: readonly TenantMember[]
  /** Those that may be given. */
  roles: readonly Role[]
  mayChange: boolean
  mayRemove: boolean
}

function Members({ tenant, members, roles, mayChange, mayRemove }: MembersProps) {
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<TenantMember>()
  const remove = useMutation(removeMember)
  return (
    <section aria-labelledby="members-of-tenant">
      <h3 id="members-of-tenant" className={styles.head}>
        {words.members}
      </h3>
      {members.length === 0 && <p className={styles.none}>{words.noMembers}</p>}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            tenant={tenant}
            member={member}
            roles={roles}
            mayChange={mayChange}
            mayRemove={mayRemove}
            onRemove={() => setAsked(member)}
          />
        ))}
      </div>
      {asked !== undefined && (
        <ConfirmDialog
          title={words.removeTitle(asked.name)}
          opened
          onClose={() => setAsked(undefined)}
          effects={[
            { label: words.removeEffect, value: words.removeEffectText, tone: 'warning' },
            { label: words.removeStays, value: words.removeStaysText }
          ]}
          confirmLabel={words.removeConfirm}
          keepLabel={words.removeKeep}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { path: { id: tenant, member: asked.id } },
              {
                onSuccess: () => toast({ tone: 'success', text: words.removed(asked.name) }),
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
    </section>
  )
}

interface MemberRowProps extends Omit<MembersProps, 'members'> {
  member: TenantMember
  onRemove: () => void
}

function MemberRow({ tenant, member, roles, mayChange, mayRemove, onRemove }: MemberRowProps) {
  const change = useMutation(changeMember)
  const { id, name, email, role, roleName, home } = member
  // A member whose role the user may not grant cannot be changed.
  const isBelow = roles.some((each) => each.id === role)
  return (
    <SectionRow
      name={<bdi>{name}</bdi>}
      detail={
        <>
          {email}
          <br />
          {words.member(roleName, home)}
        </>
      }
    >
      {isBelow && mayChange && (
        <select
          className={`input ${styles.role}`}
          aria-label={words.roleOf(name)}
          value={role}
          disabled={change.isPending}
          onChange={({ currentTarget }) =>
            change.mutate({ path: { id: tenant, member: id }, body: { role: currentTarget.value } })
          }
        >
          <Options options={roles.map((each) => [each.id, each.name])} />
        </select>
      )}
      {isBelow && mayRemove && (
        <Button size="sm" aria-label={words.removeIt(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </SectionRow>
  )
}

const tones = { open: 'info', expired: 'warning', accepted: 'success', revoked: undefined } as const

interface InvitationsProps {
  tenant: string
  invitations: readonly TenantInvitation[]
  mayChange: boolean
  mayRemove: boolean
}

function Invitations({ tenant, invitations, mayChange, mayRemove }: InvitationsProps) {
  const list = useRef<HTMLDivElement>(null)
  const clock = useClock()
  const resend = useMutation(resendInvitation)
  const revoke = useMutation(revokeInvitation)
  return (
    <section aria-labelledby="invitations-of-tenant">
      <h3 id="invitations-of-tenant" className={styles.head}>
        {words.invitations}
      </h3>
      {invitations.length === 0 && <p className={styles.none}>{words.noInvitations}</p>}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {invitations.map((invitation) => {
          const { id, email, state } = invitation
          const path = { id: tenant, invitation: id }
          const isOpen = state === 'open' || state === 'expired'
          return (
            <SectionRow
              key={id}
              name={<bdi>{email}</bdi>}
              status={<Status tone={tones[state]}>{words.states[state]}</Status>}
              detail={describe(invitation, clock)}
            >
              {isOpen && mayChange && (
                <Button
                  size="sm"
                  disabled={resend.isPending}
                  aria-label={words.resendTo(email)}
                  onClick={() => resend.mutate({ path })}
                >
                  {words.resend}
                </Button>
              )}
              {isOpen && mayRemove && (
                <Button
                  size="sm"
                  kind="quiet"
                  aria-label={words.revokeOf(email)}
                  onClick={() => {
                    // The button that was pressed goes with the state.
                    list.current?.focus()
                    revoke.mutate(
                      { path },
                      { onSuccess: () => toast({ tone: 'success', text: words.revoked(email) }) }
                    )
                  }}
                >
                  {words.revoke}
                </Button>
              )}
            </SectionRow>
          )
        })}
      </div>
    </section>
  )
}

function describe(
  { state, roleName, expiresAt, endedAt }: TenantInvitation,
  clock: ReturnType<typeof useClock>
): string {
  if (state === 'open') return words.openUntil(roleName, formatDateTime(expiresAt, clock))
  if (state === 'expired') return words.expiredSince(roleName, formatDateTime(expiresAt, clock))
  return endedAt === null ? roleName : words.endedAt(roleName, formatDateTime(endedAt, clock))
}
