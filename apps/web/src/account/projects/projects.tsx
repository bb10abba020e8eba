import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { QueryBoundary } from '../profile/parts/query-boundary.tsx'
import { createQueryClient } from '../profile/requests/query-client.ts'
import { DeletedList } from './deleted-list.tsx'
import { projectMessages } from './messages.ts'
import { UploadOfferPanel } from './offer/upload-offer-panel.tsx'
import { ProjectList } from './project-list.tsx'
import styles from './projects.module.css'
import { useProjects } from './requests/use-projects.ts'

/** The page of somebody's saved projects. */
export function Projects() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <title>{`${projectMessages.title} · Sitewright`}</title>
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
  const query = useProjects()
  return (
    <>
      <div className={styles.answer}>
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
