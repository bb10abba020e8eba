import type { User } from '@sitewright/api'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { Avatar } from '../../../../ui/avatar.tsx'
import { IconButton } from '../../../../ui/button.tsx'
import { RecordDrawer } from '../../../../ui/record-drawer.tsx'
import { useSingleKeys } from '../../../../ui/single-keys.ts'
import { useUserKeys } from '../actions/use-user-keys.ts'
import { nameOf } from '../../../../lib/name-of.ts'
import { usersMessages } from '../messages.ts'
import { userQuery } from '../users.api.ts'
import { readTab, tabBeside } from './user-record-tabs.ts'
import { drawerMessages as words } from './messages.ts'
import { RecordFooter } from './record-footer.tsx'
import { useListWalk } from './use-list-walk.ts'
import { useOpenUser } from './use-open-user.ts'
import { isUserGone, UserGone } from './user-gone.tsx'
import { UserRecord } from './user-record.tsx'

/** The user of the address, beside the list: J and K walk through it, [ and ] through the tabs. */
export function UserDrawer() {
  const [query] = useSearchParams()
  const openUser = useOpenUser()
  const id = query.get('user')
  const tab = readTab(query)
  const { user: listed, position, canStep, step } = useListWalk(id)
  const answer = useQuery({
    ...userQuery(id ?? ''),
    enabled: id !== null,
    // What has the focus stays mounted from one person to the next.
    placeholderData: listed && { user: listed },
    // What draws a failure is mounted with the drawer, so nothing has read `error` before.
    notifyOnChangeProps: 'all'
  })
  const isGone = isUserGone(answer.error)
  const user = isGone ? undefined : answer.data?.user
  const turn = (by: 1 | -1): void => {
    if (id === null) return
    openUser(id, { tab: tabBeside(tab, by), replace: true })
    // What had the focus may be gone with the other tab.
    document.querySelector<HTMLElement>('[role="dialog"] [role="tab"][aria-selected="true"]')?.focus()
  }
  useSingleKeys(
    {
      ...onUser(useUserKeys(), user),
      j: () => step(1),
      k: () => step(-1),
      ']': () => turn(1),
      '[': () => turn(-1)
    },
    id !== null
  )
  return (
    <RecordDrawer
      title={user === undefined ? usersMessages.person : nameOf(user)}
      subtitle={user?.email}
      lead={user && <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} />}
      actions={
        <>
          <IconButton
            label={words.previous}
            aria-disabled={!canStep(-1) || undefined}
            onClick={() => step(-1)}
          >
            <IconChevronUp className="i" aria-hidden />
          </IconButton>
          <IconButton label={words.next} aria-disabled={!canStep(1) || undefined} onClick={() => step(1)}>
            <IconChevronDown className="i" aria-hidden />
          </IconButton>
        </>
      }
      footer={user && <RecordFooter user={user} position={position} />}
      opened={id !== null}
      onClose={() => openUser(undefined)}
    >
      {isGone ? (
        <UserGone onBack={() => openUser(undefined)} />
      ) : (
        <QueryBoundary query={answer} rows={6}>
          {({ user: found }) => (
            <UserRecord
              user={found}
              tab={tab}
              onTab={(chosen) => openUser(found.id, { tab: chosen, replace: true })}
            />
          )}
        </QueryBoundary>
      )}
    </RecordDrawer>
  )
}

function onUser(
  keys: Readonly<Record<string, (user: User) => void>>,
  user: User | undefined
): Readonly<Record<string, () => void>> {
  if (user === undefined) return {}
  return Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, () => act(user)]))
}
