import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '../../sign-in/auth.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { createQueryClient } from '../../requests/query-client.ts'
import { DeletedList } from './deleted-list.tsx'
import { projectMessages } from './messages.ts'
import { UploadOfferPanel } from './offer/upload-offer-panel.tsx'
import { ProjectList } from './project-list.tsx'
import { projectsQuery } from './projects.api.ts'
import { uiMessages as messages } from '../../ui/messages.ts'
import styles from './projects.module.css'

/** The page of a user's saved projects. */
export function Projects() {
  const { session } = useAuth()
  const [client] = useState(() => createQueryClient(session))
  return (
    <QueryClientProvider client={client}>
      <title>{messages.documentTitle(projectMessages.title)}</title>
      <header className={styles.head}>
        <div>
          <h1>{projectMessages.title}</h1>
          <p>{projectMessages.lead}</p>
        </div>
        <ButtonLink kind="go" to="/builder">
          {projectMessages.toBuilder}
        </ButtonLink>
      </header>
      <UploadOfferPanel />
      <SavedProjects />
    </QueryClientProvider>
  )
}

function SavedProjects() {
  const query = useQuery(projectsQuery)
  return (
    <>
      <div className={styles.panel}>
        <QueryBoundary query={query} rows={3}>
          {({ projects }) => (projects.length === 0 ? <NoProjects /> : <ProjectList projects={projects} />)}
        </QueryBoundary>
      </div>
      {query.data && <DeletedList deleted={query.data.deleted} />}
    </>
  )
}

function NoProjects() {
  return (
    <div className={styles.empty}>
      <h2>{projectMessages.emptyTitle}</h2>
      <p>{projectMessages.empty}</p>
    </div>
  )
}
