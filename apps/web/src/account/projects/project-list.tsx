import type { SavedProject } from '@sitewright/api'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ProjectDialogs, type OpenProjectDialog } from './dialogs/project-dialogs.tsx'
import { projectMessages } from './messages.ts'
import { ProjectRow } from './project-row.tsx'
import styles from './projects.module.css'

/** With fewer projects than this there is no search field. */
const searchThreshold = 6

export function ProjectList({ projects }: { projects: readonly SavedProject[] }) {
  const [text, setText] = useState('')
  const [dialog, setDialog] = useState<OpenProjectDialog>({ kind: 'none' })
  const wanted = text.trim().toLocaleLowerCase()
  const shown = projects.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <>
      {projects.length >= searchThreshold && (
        <TextField
          className={styles.search}
          label={projectMessages.find}
          type="search"
          aside={shown.length === projects.length ? projects.length : `${shown.length} / ${projects.length}`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 ? (
        <p className={styles.noMatch} role="status">
          {projectMessages.noMatch(text.trim())}
          <Button onClick={() => setText('')}>{projectMessages.showAll}</Button>
        </p>
      ) : (
        <ul className={styles.list} aria-label={projectMessages.title}>
          {shown.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              onOpenDialog={(kind) => setDialog({ kind, project })}
            />
          ))}
        </ul>
      )}
      <ProjectDialogs dialog={dialog} onClose={() => setDialog({ kind: 'none' })} />
    </>
  )
}
