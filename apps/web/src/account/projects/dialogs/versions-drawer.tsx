import '../../../ui/styles/dialog.css'
import { Drawer } from '@mantine/core'
import type { SavedProject } from '@sitewright/api'
import { Mantine } from '../../../ui/mantine.tsx'
import { useOpened } from '../../../ui/use-opened.ts'
import { QueryBoundary } from '../../profile/parts/query-boundary.tsx'
import { dialogMessages } from '../messages.ts'
import { useVersions } from '../requests/use-versions.ts'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'

/** The versions of a project that are kept, and the way back to each. */
export function VersionsDrawer({ project, onClose }: { project: SavedProject; onClose: () => void }) {
  const versions = useVersions(project.id)
  return (
    <Mantine>
      <Drawer
        opened={useOpened(true)}
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
        <QueryBoundary query={versions} rows={4}>
          {(list) => <VersionList project={project} versions={list} />}
        </QueryBoundary>
      </Drawer>
    </Mantine>
  )
}
