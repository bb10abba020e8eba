import type { ProjectVersion, SavedProject } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCall } from '../../profile/requests/answer-or-throw.ts'
import { formatDateTime } from '../../profile/time.ts'
import { useClock } from '../../profile/use-clock.ts'
import { projectFacts } from '../project-facts.ts'
import { dialogMessages, projectMessages } from '../messages.ts'
import { upsertProject } from '../requests/use-projects.ts'
import { useProjectAct } from '../requests/use-project-act.ts'
import styles from './versions.module.css'

interface VersionListProps {
  project: SavedProject
  /** Newest first; the first one counts. */
  versions: readonly ProjectVersion[]
}

export function VersionList({ project, versions }: VersionListProps) {
  const call = useCall()
  const client = useQueryClient()
  const reading = useClock()
  const { busy, act } = useProjectAct()
  const goBack = async (version: number): Promise<void> => {
    const path = { id: project.id, version: String(version) }
    const restored = await act(() =>
      call('POST /api/saved-projects/{id}/versions/{version}/restore', { path })
    )
    if (restored === undefined) return
    const { site: _document, ...now } = restored
    upsertProject(client, now)
    toast({ tone: 'good', text: dialogMessages.wentBack(version, now.version) })
  }
  return (
    <ol className={styles.list} aria-busy={busy}>
      {versions.map(({ version, savedAt, framework, features }, index) => (
        <li key={version}>
          <div>
            <p className={styles.version}>{projectMessages.version(version)}</p>
            <p className={styles.when}>
              {formatDateTime(savedAt, reading)}, {projectFacts({ framework, features })}
            </p>
          </div>
          {index === 0 ? (
            <span className={styles.current}>{dialogMessages.current}</span>
          ) : (
            <Button
              size="sm"
              aria-label={dialogMessages.goBackTo(version)}
              aria-disabled={busy || undefined}
              onClick={() => void goBack(version)}
            >
              {dialogMessages.goBack}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
