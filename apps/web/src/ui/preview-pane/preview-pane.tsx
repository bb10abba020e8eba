import type { FrameworkId } from '@sitewright/catalog'
import {
  IconArrowBarLeft,
  IconArrowBarRight,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDevices,
  IconDeviceTablet,
  IconMaximize,
  IconMoon,
  IconSun
} from '@tabler/icons-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { SegmentedControl } from '../choice.tsx'
import styles from './preview-pane.module.css'
import { Placeholder, LoadFailed } from './placeholder.tsx'
import type { DeviceView } from './device-layout.ts'
import type { DraftMarks } from './draft-marks.ts'
import { previewPaneMessages } from './messages.ts'
import type { PreviewState } from './protocol.ts'
import { DeviceFrames } from './device-frames.tsx'
import { usePreviewDocument } from './use-preview-document.ts'

const icon = { className: 'i s', 'aria-hidden': true } as const
const views = [
  { value: 'phone', label: previewPaneMessages.phone, icon: <IconDeviceMobile {...icon} /> },
  { value: 'tablet', label: previewPaneMessages.tablet, icon: <IconDeviceTablet {...icon} /> },
  { value: 'desktop', label: previewPaneMessages.desktop, icon: <IconDeviceDesktop {...icon} /> },
  { value: 'both', label: previewPaneMessages.both, icon: <IconDevices {...icon} /> }
] as const satisfies readonly { value: DeviceView; label: string; icon: ReactNode }[]

interface PreviewPaneProps {
  framework: FrameworkId
  shown: PreviewState
  address: string
  view: DeviceView
  onView: (view: DeviceView) => void
  scheme: 'light' | 'dark'
  onScheme: (scheme: 'light' | 'dark') => void
  highlight?: string | undefined
  /** Path of the page to show. */
  page?: string | undefined
  /** A line under the devices. */
  note?: ReactNode
  /** Before the buttons of the toolbar. */
  tools?: ReactNode
  marks?: DraftMarks | undefined
  /** Collapsed to a strip at the side; absent where it cannot be collapsed. */
  folded?: { on: boolean; set: (on: boolean) => void }
}

/** The preview pane: device views, light and dark, full screen, and the site itself. */
export function PreviewPane(props: PreviewPaneProps) {
  const {
    framework,
    shown,
    address,
    view,
    onView,
    scheme,
    onScheme,
    highlight,
    page,
    note,
    folded,
    tools,
    marks
  } = props
  const element = useRef<HTMLElement>(null)
  const source = usePreviewDocument(framework, shown !== 'before')
  const [path, setPath] = useState('/')
  const start = usePathAtSwitch(framework, path)
  const [stuck, setStuck] = useState(false)
  const markStuck = useCallback(() => setStuck(true), [])
  if (folded?.on) {
    return (
      <aside className={`${styles.pane} ${styles.strip} dots`} aria-label={previewPaneMessages.title}>
        <IconButton label={previewPaneMessages.show} onClick={() => folded.set(false)}>
          <IconArrowBarLeft className="i" aria-hidden />
        </IconButton>
      </aside>
    )
  }
  return (
    <aside ref={element} className={`${styles.pane} dots`} aria-label={previewPaneMessages.title}>
      <div className={styles.tools}>
        <h2>
          <span className={styles.dot} />
          {previewPaneMessages.title}
        </h2>
        {tools}
        <SegmentedControl
          label={previewPaneMessages.frame}
          name="frame"
          value={view}
          options={views}
          onChange={onView}
          className={styles.views}
        />
        <IconButton
          label={scheme === 'light' ? previewPaneMessages.dark : previewPaneMessages.light}
          onClick={() => onScheme(scheme === 'light' ? 'dark' : 'light')}
        >
          {scheme === 'light' ? (
            <IconMoon className="i" aria-hidden />
          ) : (
            <IconSun className="i" aria-hidden />
          )}
        </IconButton>
        {document.fullscreenEnabled && (
          <IconButton
            label={previewPaneMessages.fullScreen}
            onClick={() => void toggleFullScreen(element.current)}
          >
            <IconMaximize className="i" aria-hidden />
          </IconButton>
        )}
        {folded && (
          <IconButton label={previewPaneMessages.fold} onClick={() => folded.set(true)}>
            <IconArrowBarRight className="i" aria-hidden />
          </IconButton>
        )}
      </div>
      {source.state === 'failed' ? (
        <LoadFailed onRetry={source.retry} />
      ) : stuck ? (
        <LoadFailed text={previewPaneMessages.stuck} onRetry={() => setStuck(false)} />
      ) : typeof shown === 'string' || source.state === 'loading' ? (
        <Placeholder text={shown === 'before' ? previewPaneMessages.before : previewPaneMessages.loading} />
      ) : (
        <DeviceFrames
          {...{ view, shown, scheme, highlight, marks }}
          document={source.document}
          path={page ?? start}
          address={address + (path === '/' ? '' : path)}
          onNavigated={setPath}
          onSilent={markStuck}
        />
      )}
      <p className={styles.footer}>{note ?? previewPaneMessages.truth}</p>
    </aside>
  )
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await element?.requestFullscreen()
}

/** Where the preview was when its framework was switched: that of another one begins there. */
function usePathAtSwitch(framework: FrameworkId, path: string): string | undefined {
  const [start, setStart] = useState<{ framework: FrameworkId; path?: string }>({ framework })
  if (start.framework === framework) return start.path
  setStart({ framework, path })
  return path
}
