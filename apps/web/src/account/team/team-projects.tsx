import type { TeamProject } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { formatRelativeTime } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { Button } from '../../ui/button.tsx'
import { projectFacts } from '../projects/project-facts.ts'
import { useOpenProject } from '../projects/use-open-project.ts'
import { teamMessages as messages } from './messages.ts'
import { teamProjectsQuery } from './team.api.ts'
import styles from './team.module.css'

/** The projects that are shared with the team: opened to go on with a copy, or edited in place. */
export function TeamProjects({ mayEdit }: { mayEdit: boolean }) {
  return (
    <section className={styles.panel} aria-label={messages.projects}>
      <h2>{messages.projects}</h2>
      <QueryBoundary query={useQuery(teamProjectsQuery)} rows={3}>
        {({ projects }) =>
          projects.length === 0 ? (
            <p className={styles.empty}>{messages.noProjects}</p>
          ) : (
            <ul className={styles.list} aria-label={messages.projects}>
              {projects.map((project) => (
                <ProjectRow key={project.id} project={project} mayEdit={mayEdit} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  )
}

function ProjectRow({ project, mayEdit }: { project: TeamProject; mayEdit: boolean }) {
  const { id, name, framework, features, version, updatedAt, thumbnail, ownerName, own } = project
  const clock = useClock()
  const open = useOpenProject()
  return (
    <li className={styles.row}>
      <img src={thumbnail} alt="" width={72} height={45} />
      <div className={styles.text}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{projectFacts({ framework, features })}</small>
        <small>
          {own ? messages.own : messages.by(ownerName)}, {messages.version(version)},{' '}
          {formatRelativeTime(updatedAt, clock)}
        </small>
      </div>
      <div className={styles.acts}>
        <Button
          aria-label={mayEdit ? messages.editIt(name) : messages.openIt(name)}
          onClick={() => void open(id, mayEdit ? 'team' : 'team copy')}
        >
          {mayEdit ? messages.edit : messages.open}
        </Button>
      </div>
    </li>
  )
}
