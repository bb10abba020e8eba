import type { SavedProject } from '@sitewright/api'
import { IconDots } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { usePopover } from '../../ui/use-popover.ts'
import type { ProjectDialogKind } from './dialogs/project-dialogs.tsx'
import { projectMessages } from './messages.ts'
import styles from './project-menu.module.css'
import { useDeleteProject, useDuplicateProject, useProjectTeam } from './use-project-changes.ts'

/** The menu of further actions on a project. */
export function ProjectMenu({
  project,
  onOpenDialog
}: {
  project: SavedProject
  onOpenDialog: (dialog: ProjectDialogKind) => void
}) {
  const { open, toggle, close, container, button } = usePopover()
  const duplicate = useDuplicateProject()
  const remove = useDeleteProject()
  const changeTeam = useProjectTeam()
  const entries = [
    { label: projectMessages.rename, run: () => onOpenDialog('rename') },
    { label: projectMessages.duplicate, run: () => duplicate(project) },
    { label: projectMessages.share, run: () => onOpenDialog('share') },
    {
      label: project.sharedWithTeam ? projectMessages.endTeam : projectMessages.shareWithTeam,
      run: () => changeTeam(project)
    },
    { label: projectMessages.versions, run: () => onOpenDialog('versions') },
    { label: projectMessages.delete, run: () => void remove(project), danger: true }
  ]
  return (
    <div ref={container} className={styles.menu}>
      <Button
        ref={button}
        kind="quiet"
        className="only"
        aria-label={projectMessages.more(project.name)}
        aria-expanded={open}
        onClick={toggle}
      >
        <IconDots className="i" aria-hidden />
      </Button>
      {open && (
        <ul className={styles.list}>
          {entries.map(({ label, run, danger }) => (
            <li key={label}>
              <button
                type="button"
                className={danger ? styles.danger : undefined}
                onClick={() => {
                  // The focus goes back to the button, where a dialog finds it when it closes.
                  button.current?.focus()
                  close()
                  run()
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
