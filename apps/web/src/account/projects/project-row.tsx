import type { SavedProject } from '@sitewright/api'
import { IconLink } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useAuth, useView } from '../../sign-in/auth.tsx'
import { useBuilderStore } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { formatRelativeTime } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import type { ProjectDialogKind } from './dialogs/project-dialogs.tsx'
import { projectMessages } from './messages.ts'
import { openProject } from './open-project.ts'
import { projectFacts } from './project-facts.ts'
import { ProjectMenu } from './project-menu.tsx'
import styles from './projects.module.css'

interface ProjectRowProps {
  project: SavedProject
  /** Opens a dialog about the project. */
  onOpenDialog: (dialog: ProjectDialogKind) => void
}

export function ProjectRow({ project, onOpenDialog }: ProjectRowProps) {
  const { name, framework, features, version, updatedAt, thumbnail, shared } = project
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

/** Opens a project in the builder and goes there. */
export function useOpenProject(): (id: string) => Promise<void> {
  const { state, session } = useAuth()
  const store = useBuilderStore()
  const navigate = useNavigate()
  const view = useView()
  return async (id) => {
    if (state.kind !== 'signed-in') return
    // It would take the place of the administrator's own site in this browser.
    if (view !== undefined) return toast({ tone: 'info', text: projectMessages.notWhileViewing })
    if (await openProject(session.call, store, state.user.id, id)) await navigate('/builder')
  }
}
