import type { SessionUser } from '@sitewright/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../../requests/query-client.ts'
import { createStepUp } from '../../requests/step-up.ts'
import { useAuth } from '../../sign-in/auth.tsx'
import { StepUpContext } from '../../step-up/step-up-context.ts'
import { PageStepUp } from '../../step-up/step-up-dialog.tsx'
import { useAccountUser } from '../layout/use-account-user.ts'
import { teamMessages as messages } from './messages.ts'
import { TeamPeople } from './team-people.tsx'
import { TeamProjects } from './team-projects.tsx'
import { TeamReport } from './team-report.tsx'
import { uiMessages } from '../../ui/messages.ts'
import styles from './team.module.css'

/** The page of the team: what a role opens of it, and nothing else (spec 2 §3, Manager and Editor). */
export function Team() {
  const user = useAccountUser()
  return <TeamPage key={`${user.id} ${user.tenantId ?? ''} ${user.role}`} user={user} />
}

function TeamPage({ user: { permissions, tenantId } }: { user: SessionUser }) {
  const { session } = useAuth()
  const [stepUp] = useState(createStepUp)
  const [client] = useState(() => createQueryClient(session, stepUp))
  const [reports, manages, reads] = (['reports.read', 'team.manage', 'content.read'] as const).map((each) =>
    permissions.includes(each)
  )
  const isEmpty = !reports && !manages && !reads
  return (
    <QueryClientProvider client={client}>
      <StepUpContext value={stepUp}>
        <title>{uiMessages.documentTitle(messages.title)}</title>
        <header className={styles.head}>
          <h1>{messages.title}</h1>
          <p>
            {isEmpty
              ? messages.nothing
              : tenantId === null
                ? messages.lead.installation
                : messages.lead.tenant}
          </p>
        </header>
        {reports && <TeamReport />}
        {manages && <TeamPeople />}
        {reads && <TeamProjects mayEdit={permissions.includes('content.write')} />}
        <PageStepUp />
      </StepUpContext>
    </QueryClientProvider>
  )
}
