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

/** The open dialog, and its project. */
export type OpenProjectDialog = { kind: 'none' } | { kind: ProjectDialogKind; project: SavedProject }

export function ProjectDialogs({ dialog, onClose }: { dialog: OpenProjectDialog; onClose: () => void }) {
  return (
    <>
      <Dialog
        title={dialogMessages.renameTitle}
        opened={dialog.kind === 'rename'}
        onClose={onClose}
        size={440}
      >
        {dialog.kind === 'rename' && <RenameForm project={dialog.project} onDone={onClose} />}
      </Dialog>
      <Dialog title={dialogMessages.shareTitle} opened={dialog.kind === 'share'} onClose={onClose} size={520}>
        {dialog.kind === 'share' && <ShareForm project={dialog.project} onDone={onClose} />}
      </Dialog>
      {dialog.kind === 'versions' && (
        <Suspense>
          <VersionsDrawer project={dialog.project} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
