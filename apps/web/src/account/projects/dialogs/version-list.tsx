import type { ProjectVersion, SavedProject } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { dialogMessages, projectMessages } from '../messages.ts'
import { projectFacts } from '../project-facts.ts'
import { restoreVersion } from '../projects.api.ts'
import styles from './versions.module.css'

interface VersionListProps {
  project: SavedProject
  /** Newest first; the first one is current. */
  versions: readonly ProjectVersion[]
}

export function VersionList({ project, versions }: VersionListProps) {
  const clock = useClock()
  const restore = useMutation({
    ...restoreVersion,
    onSuccess: (restored, { path }) =>
      toast({ tone: 'success', text: dialogMessages.wentBack(Number(path.version), restored.version) })
  })
  const goBack = (version: number): void => {
    if (!restore.isPending) restore.mutate({ path: { id: project.id, version: String(version) } })
  }
  return (
    <ol className={styles.list} aria-busy={restore.isPending}>
      {versions.map(({ version, savedAt, framework, features }, index) => (
        <li key={version}>
          <div>
            <p className={styles.version}>{projectMessages.version(version)}</p>
            <p className={styles.time}>
              {formatDateTime(savedAt, clock)}, {projectFacts({ framework, features })}
            </p>
          </div>
          {index === 0 ? (
            <span className={styles.current}>{dialogMessages.current}</span>
          ) : (
            <Button
              size="sm"
              aria-label={dialogMessages.goBackTo(version)}
              aria-disabled={restore.isPending || undefined}
              onClick={() => goBack(version)}
            >
              {dialogMessages.goBack}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
