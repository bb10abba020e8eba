import type { SavedProject } from '@sitewright/api'
import { IconLink, IconUsers } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { formatRelativeTime } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import type { ProjectDialogKind } from './dialogs/project-dialogs.tsx'
import { projectMessages } from './messages.ts'
import { projectFacts } from './project-facts.ts'
import { ProjectMenu } from './project-menu.tsx'
import styles from './projects.module.css'
import { useOpenProject } from './use-open-project.ts'

interface ProjectRowProps {
  project: SavedProject
  /** Opens a dialog about the project. */
  onOpenDialog: (dialog: ProjectDialogKind) => void
}

export function ProjectRow({ project, onOpenDialog }: ProjectRowProps) {
  const { name, framework, features, version, updatedAt, thumbnail, shared, sharedWithTeam } = project
  const clock = useClock()
  const open = useOpenProject()
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={thumbnail} alt="" width={112} height={70} />
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.facts}>{projectFacts({ framework, features })}</p>
        <p className={`${styles.facts} ${styles.meta}`}>
          <span>
            {projectMessages.version(version)}, {formatRelativeTime(updatedAt, clock)}
          </span>
          {sharedWithTeam && (
            <span className={styles.shared}>
              <IconUsers className="i s" aria-hidden />
              {projectMessages.sharedWithTeam}
            </span>
          )}
          {shared && (
            <span className={styles.shared}>
              <IconLink className="i s" aria-hidden />
              {projectMessages.shared}
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button aria-label={projectMessages.openFor(name)} onClick={() => void open(project.id)}>
          {projectMessages.open}
        </Button>
        <ProjectMenu project={project} onOpenDialog={onOpenDialog} />
      </div>
    </li>
  )
}
