import '../../../ui/styles/dialog.css'
import { Drawer } from '@mantine/core'
import type { SavedProject } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { Mantine } from '../../../ui/mantine.tsx'
import { useDeferredOpen } from '../../../ui/use-deferred-open.ts'
import { QueryBoundary } from '../../profile/parts/query-boundary.tsx'
import { dialogMessages } from '../messages.ts'
import { versionsQuery } from '../projects.api.ts'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'

/** The version history of a project; each version can be restored. */
export function VersionsDrawer({ project, onClose }: { project: SavedProject; onClose: () => void }) {
  const query = useQuery(versionsQuery(project.id))
  return (
    <Mantine>
      <Drawer
        opened={useDeferredOpen(true)}
        onClose={onClose}
        title={dialogMessages.versionsTitle(project.name)}
        position="right"
        size={440}
        lockScroll={false}
        classNames={{
          content: 'pane',
          header: styles.head ?? '',
          title: 'dialog-title',
          close: 'dialog-close'
        }}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': dialogMessages.close }}
        overlayProps={{ color: '#0b0c0a', backgroundOpacity: 0.55 }}
      >
        <p className={styles.note}>{dialogMessages.versionsNote}</p>
        <QueryBoundary query={query} rows={4}>
          {({ versions }) => <VersionList project={project} versions={versions} />}
        </QueryBoundary>
      </Drawer>
    </Mantine>
  )
}
