import type { SavedProject } from '@sitewright/api'
import { IconDots } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import type { ProjectDialogKind } from './dialogs/project-dialogs.tsx'
import { projectMessages } from './messages.ts'
import styles from './project-menu.module.css'
import { useDeleteProject, useDuplicateProject } from './use-project-changes.ts'

/** What else can be done with a project. */
export function ProjectMenu({ project, onAsk }: { project: SavedProject; onAsk: (dialog: ProjectDialogKind) => void }) {
  const { open, toggle, close, around, button } = useDisclosure()
  const duplicate = useDuplicateProject()
  const remove = useDeleteProject()
  const entries = [
    { label: projectMessages.rename, run: () => onAsk('rename') },
    { label: projectMessages.duplicate, run: () => void duplicate(project) },
    { label: projectMessages.share, run: () => onAsk('share') },
    { label: projectMessages.versions, run: () => onAsk('versions') },
    { label: projectMessages.delete, run: () => void remove(project), grave: true }
  ]
  return (
    <div ref={around} className={styles.menu}>
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
          {entries.map(({ label, run, grave }) => (
            <li key={label}>
              <button
                type="button"
                className={grave ? styles.grave : undefined}
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
