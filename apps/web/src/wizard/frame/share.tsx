import { IconFolderShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useBuilder } from '../../builder/builder-context.tsx'
import { lazyOnFirstUse } from '../../lib/lazy-on-first-use.tsx'
import { IconButton } from '../../ui/button.tsx'
import { shareDialogMessages as messages } from './messages.ts'
import type { ShareDialogProps } from './share-dialog.tsx'

const ShareDialog = lazyOnFirstUse<ShareDialogProps>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  ({ opened }) => opened
)

/** The button that opens a configuration and exports or shares it. */
export function Share() {
  const generating = useBuilder((state) => state.isGenerating)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <IconButton label={messages.button} disabled={generating} onClick={() => setOpened(true)}>
        <IconFolderShare className="i" aria-hidden />
      </IconButton>
      <ShareDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
