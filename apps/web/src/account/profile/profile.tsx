import type { UserProfile as ProfileAnswer } from '@sitewright/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useAuth } from '../../sign-in/auth.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Activity } from './activity/activity.tsx'
import { Connections } from './connections/connections.tsx'
import { HeaderCard } from './header-card.tsx'
import { profileMessages } from './messages.ts'
import { QueryBoundary } from './parts/query-boundary.tsx'
import { Personal } from './personal/personal.tsx'
import { createQueryClient } from './requests/query-client.ts'
import { useProfile } from './requests/use-profile.ts'
import { Security } from './security/security.tsx'
import { profileTabs, findTab, type ProfileTab } from './tabs.ts'
import styles from './profile.module.css'

/** The profile of whoever is signed in (spec 2 §2), with nothing kept from anybody before. */
export function Profile() {
  const { state } = useAuth()
  return state.kind === 'signed-in' ? <UserProfile key={state.user.id} /> : null
}

function UserProfile() {
  const [client] = useState(createQueryClient)
  const { tab: part } = useParams()
  const tab = findTab(part)
  if (tab === undefined) return <Navigate to={profileTabs[0].path} replace />
  return (
    <QueryClientProvider client={client}>
      <title>
        {profileMessages.documentTitle(profileTabs.find(({ value }) => value === tab)?.label ?? '')}
      </title>
      <div className={styles.page}>
        <ProfileContent tab={tab} />
      </div>
    </QueryClientProvider>
  )
}

function ProfileContent({ tab }: { tab: ProfileTab }) {
  return (
    <QueryBoundary query={useProfile()} rows={2}>
      {(profile) => (
        <>
          <HeaderCard profile={profile} />
          <ProfileTabs profile={profile} tab={tab} />
        </>
      )}
    </QueryBoundary>
  )
}

function ProfileTabs({ profile, tab }: { profile: ProfileAnswer; tab: ProfileTab }) {
  const navigate = useNavigate()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector('[role="tab"][aria-selected="true"]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])
  const open = (next: ProfileTab): void => {
    const path = profileTabs.find(({ value }) => value === next)?.path
    if (path !== undefined && next !== tab) void navigate(path, { preventScrollReset: true })
  }
  return (
    <div ref={row}>
      <Tabs label={profileMessages.tabs} value={tab} items={profileTabs} onChange={open}>
        <ProfilePanel profile={profile} tab={tab} />
      </Tabs>
    </div>
  )
}

function ProfilePanel({ profile, tab }: { profile: ProfileAnswer; tab: ProfileTab }) {
  switch (tab) {
    case 'personal':
      return <Personal profile={profile} />
    case 'security':
      return <Security profile={profile} />
    case 'connections':
      return <Connections />
    case 'activity':
      return <Activity />
  }
}
