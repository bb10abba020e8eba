import { IconMoon, IconSun } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { DraftsCount } from '../../drafts/drafts-count.tsx'
import { DraftsSwitch } from '../../drafts/drafts-switch.tsx'
import { useDraftsView } from '../../drafts/drafts-context.tsx'
import { useDraftMarks } from '../../drafts/use-draft-marks.tsx'
import { useSite } from '../../builder/builder-context.tsx'
import { usePreviewState } from '../../builder/preview.ts'
import { Placeholder, LoadFailed } from '../../ui/preview-pane/placeholder.tsx'
import { devices } from '../../ui/preview-pane/device-layout.ts'
import { previewPaneMessages } from '../../ui/preview-pane/messages.ts'
import { PreviewFrame } from '../../ui/preview-pane/preview-frame.tsx'
import { usePreviewDocument } from '../../ui/preview-pane/use-preview-document.ts'
import { useSize } from '../../ui/preview-pane/use-size.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { useHighlight } from './highlight.ts'
import { usePreviewPage } from './preview-page.ts'
import { frameMessages } from './messages.ts'
import styles from './preview-drawer.module.css'

/** The preview as a bottom drawer over the step, for phones. */
export function PreviewDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const dark = scheme === 'dark'
  const { open } = useDraftsView()
  return (
    <Drawer
      title={previewPaneMessages.title}
      opened={opened}
      onClose={onClose}
      closeLabel={frameMessages.closePreview}
      side="bottom"
      size="calc(100dvh - 44px)"
      classNames={{
        content: styles.pane ?? '',
        header: styles.grab ?? '',
        title: styles.title ?? '',
        body: styles.body ?? ''
      }}
      actions={
        <IconButton
          label={dark ? previewPaneMessages.light : previewPaneMessages.dark}
          onClick={() => setScheme(dark ? 'light' : 'dark')}
        >
          {dark ? <IconSun className="i" aria-hidden /> : <IconMoon className="i" aria-hidden />}
        </IconButton>
      }
    >
      <DraftsSwitch className={styles.shows} />
      <DrawerPreview scheme={scheme} />
      <div className={styles.low}>
        <DraftsCount />
        <Button onClick={onClose}>{open ? frameMessages.backToList : frameMessages.backToForm}</Button>
      </div>
    </Drawer>
  )
}

function DrawerPreview({ scheme }: { scheme: 'light' | 'dark' }) {
  const element = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(element)
  const shown = usePreviewState()
  const source = usePreviewDocument(useSite().selectedFramework, shown !== 'before')
  const { feature } = useHighlight()
  const path = usePreviewPage()
  const scale = width / devices.phone.width
  const marks = useDraftMarks()
  const { setOpen, select, write } = useDraftsView()
  const decide = (address: string): void => {
    select(address)
    write(address)
    setOpen(true)
  }
  return (
    <div ref={element} className={`${styles.page} ${typeof shown === 'string' ? styles.empty : ''}`}>
      {source.state === 'failed' ? (
        <LoadFailed onRetry={source.retry} />
      ) : typeof shown === 'string' || source.state === 'loading' ? (
        <Placeholder text={shown === 'before' ? previewPaneMessages.before : previewPaneMessages.loading} />
      ) : (
        width > 0 && (
          <PreviewFrame
            document={source.document}
            shown={shown}
            scheme={scheme}
            highlight={feature}
            path={path}
            title={previewPaneMessages.title}
            width={devices.phone.width}
            height={height / scale}
            scale={scale}
            marks={marks}
            onDraft={decide}
          />
        )
      )}
    </div>
  )
}
