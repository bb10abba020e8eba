import type { SavedProject } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { Drawer } from '../../../ui/drawer.tsx'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { dialogMessages } from '../messages.ts'
import { versionsQuery } from '../projects.api.ts'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'

/** The version history of a project; each version can be restored. */
export function VersionsDrawer({ project, onClose }: { project: SavedProject; onClose: () => void }) {
  const query = useQuery(versionsQuery(project.id))
  return (
    <Drawer
      title={dialogMessages.versionsTitle(project.name)}
      opened
      onClose={onClose}
      closeLabel={dialogMessages.close}
      size={440}
      classNames={{ header: styles.head ?? '' }}
    >
      <p className={styles.note}>{dialogMessages.versionsNote}</p>
      <QueryBoundary query={query} rows={4}>
        {({ versions }) => <VersionList project={project} versions={versions} />}
      </QueryBoundary>
    </Drawer>
  )
}
