import type { SavedProject } from '@sitewright/api'
import { lazy, Suspense } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { dialogMessages } from '../messages.ts'
import { RenameForm } from './rename-form.tsx'
import { ShareForm } from './share-form.tsx'

const VersionsDrawer = lazy(async () => ({
  default: (await import('./versions-drawer.tsx')).VersionsDrawer
}))

/** The dialogs about one project. */
export type ProjectDialogKind = 'rename' | 'share' | 'versions'

/** Which one is open, and about which project. */
export type OpenProjectDialog = { kind: 'nothing' } | { kind: ProjectDialogKind; project: SavedProject }

export function ProjectDialogs({ asked, onClose }: { asked: OpenProjectDialog; onClose: () => void }) {
  return (
    <>
      <Dialog
        title={dialogMessages.renameTitle}
        opened={asked.kind === 'rename'}
        onClose={onClose}
        size={440}
      >
        {asked.kind === 'rename' && <RenameForm project={asked.project} onDone={onClose} />}
      </Dialog>
      <Dialog title={dialogMessages.shareTitle} opened={asked.kind === 'share'} onClose={onClose} size={520}>
        {asked.kind === 'share' && <ShareForm project={asked.project} onDone={onClose} />}
      </Dialog>
      {asked.kind === 'versions' && (
        <Suspense>
          <VersionsDrawer project={asked.project} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
