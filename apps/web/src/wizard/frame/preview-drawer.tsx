import '../../ui/styles/dialog.css'
import { Drawer } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { DraftsCount } from '../../drafts/drafts-count.tsx'
import { DraftsSwitch } from '../../drafts/drafts-switch.tsx'
import { useDraftsView } from '../../drafts/drafts-context.tsx'
import { useDraftMarks } from '../../drafts/use-draft-marks.tsx'
import { usePreviewState } from '../../builder/preview.ts'
import { Placeholder, LoadFailed } from '../../ui/preview-pane/placeholder.tsx'
import { devices } from '../../ui/preview-pane/device-layout.ts'
import { previewPaneMessages } from '../../ui/preview-pane/messages.ts'
import { PreviewFrame } from '../../ui/preview-pane/preview-frame.tsx'
import { usePreviewDocument } from '../../ui/preview-pane/use-preview-document.ts'
import { useSize } from '../../ui/preview-pane/use-size.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Mantine } from '../../ui/mantine.tsx'
import { useDeferredOpen } from '../../ui/use-deferred-open.ts'
import { useHighlight } from './highlight.ts'
import { usePreviewPage } from './preview-page.ts'
import styles from './preview-drawer.module.css'

/** The preview as a bottom drawer over the step, for phones. */
export function PreviewDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const dark = scheme === 'dark'
  const { open } = useDraftsView()
  return (
    <Mantine>
      <Drawer.Root
        opened={useDeferredOpen(opened)}
        onClose={onClose}
        position="bottom"
        size="calc(100dvh - 44px)"
        lockScroll={false}
        transitionProps={{ duration: 280 }}
      >
        <Drawer.Overlay color="#0b0c0a" backgroundOpacity={0.6} />
        <Drawer.Content className={styles.pane}>
          <Drawer.Header className={styles.grab} role="presentation">
            <Drawer.Title className={styles.title}>{previewPaneMessages.title}</Drawer.Title>
            <IconButton
              label={dark ? 'Show in light' : 'Show in dark'}
              onClick={() => setScheme(dark ? 'light' : 'dark')}
            >
              {dark ? <IconSun className="i" aria-hidden /> : <IconMoon className="i" aria-hidden />}
            </IconButton>
            <Drawer.CloseButton className="dialog-close" aria-label="Close preview" />
          </Drawer.Header>
          <Drawer.Body className={styles.body}>
            <DraftsSwitch className={styles.shows} />
            <DrawerPreview scheme={scheme} />
            <div className={styles.low}>
              <DraftsCount />
              <Button onClick={onClose}>{open ? 'Back to the list' : 'Back to the form'}</Button>
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  )
}

function DrawerPreview({ scheme }: { scheme: 'light' | 'dark' }) {
  const element = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(element)
  const shown = usePreviewState()
  const source = usePreviewDocument(shown !== 'before')
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
