import type { UserProfile as ProfileAnswer } from '@sitewright/api'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useAuth } from '../../sign-in/auth.tsx'
import { useAccountUser } from '../layout/use-account-user.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { createQueryClient } from '../../requests/query-client.ts'
import { createStepUp } from '../../requests/step-up.ts'
import { Activity } from './activity/activity.tsx'
import { Connections } from './connections/connections.tsx'
import { HeaderCard } from './header-card.tsx'
import { profileMessages } from './messages.ts'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { Personal } from './personal/personal.tsx'
import { profileQuery } from './profile.api.ts'
import styles from './profile.module.css'
import { Security } from './security/security.tsx'
import { StepUpContext } from '../../step-up/step-up-context.ts'
import { PageStepUp } from '../../step-up/step-up-dialog.tsx'
import { findTab, profileTabs, type ProfileTab } from './tabs.ts'

/** The profile of the signed-in user (spec 2 §2); another user gets a query client of their own. */
export function Profile() {
  return <ProfilePage key={useAccountUser().id} />
}

function ProfilePage() {
  const { session } = useAuth()
  const [stepUp] = useState(createStepUp)
  const [client] = useState(() => createQueryClient(session, stepUp))
  const { tab: part } = useParams()
  const tab = findTab(part)
  if (tab === undefined) return <Navigate to={profileTabs[0].path} replace />
  return (
    <QueryClientProvider client={client}>
      <StepUpContext value={stepUp}>
        <title>
          {profileMessages.documentTitle(profileTabs.find(({ value }) => value === tab)?.label ?? '')}
        </title>
        <div className={styles.page}>
          <ProfileContent tab={tab} />
        </div>
        <PageStepUp />
      </StepUpContext>
    </QueryClientProvider>
  )
}

function ProfileContent({ tab }: { tab: ProfileTab }) {
  return (
    <QueryBoundary query={useQuery(profileQuery)} rows={2}>
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
