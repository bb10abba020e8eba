import type { ApiKey, SessionUser, User } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOutletContext } from 'react-router'
import { describeApiKey } from '../../../../lib/describe-api-key.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SectionRow } from '../../../../ui/section.tsx'
import { revokeUserApiKey } from '../actions/actions.api.ts'
import { findRefusal } from '../actions/refusal.ts'
import { rolesQuery } from '../../../shared/roles.api.ts'
import styles from './user-record.module.css'
import { drawerMessages } from './messages.ts'

const { apiKeys: words } = drawerMessages

/** The API keys of a user, each of which can be revoked. */
export function UserApiKeys({ user, keys }: { user: User; keys: readonly ApiKey[] }) {
  const clock = useClock()
  const list = useRef<HTMLDivElement>(null)
  const actor = useOutletContext<SessionUser>()
  const roles = useQuery(rolesQuery)
  const [asked, setAsked] = useState<ApiKey>()
  const revoke = useMutation(revokeUserApiKey)
  const mayRevoke =
    mayDelete(actor.permissions, 'user.write') &&
    findRefusal(actor, user, roles.data?.roles ?? []) === undefined
  if (keys.length === 0) return <p>{drawerMessages.none}</p>
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {keys.map((key) => (
        <SectionRow key={key.id} name={key.name} detail={describeApiKey(key, clock)}>
          {mayRevoke && (
            <Button size="sm" aria-label={words.revokeIt(key.name)} onClick={() => setAsked(key)}>
              {words.revoke}
            </Button>
          )}
        </SectionRow>
      ))}
      {asked !== undefined && (
        <ConfirmDialog
          title={words.question(asked.name)}
          opened
          onClose={() => setAsked(undefined)}
          effects={[
            { label: words.owner, value: nameOf(user) },
            { label: words.scopes, value: asked.scopes.join(', ') },
            { label: words.effect, value: words.refused, tone: 'warning' }
          ]}
          confirmLabel={words.revoke}
          keepLabel={words.keep}
          busy={revoke.isPending}
          onConfirm={() =>
            revoke.mutate(
              { path: { id: user.id, key: asked.id } },
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
