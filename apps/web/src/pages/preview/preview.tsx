import { projectAge, type HistoryEntry } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { IconArrowLeft, IconCode, IconDeviceMobile, IconDownload, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { DraftsCount } from '../../drafts/drafts-count.tsx'
import { DraftsProvider, useDraftsView } from '../../drafts/drafts-context.tsx'
import { DraftsList } from '../../drafts/drafts-list.tsx'
import { DraftsSwitch } from '../../drafts/drafts-switch.tsx'
import { draftMessages } from '../../drafts/messages.ts'
import { useDraftMarks } from '../../drafts/use-draft-marks.tsx'
import { javascriptKB, formatKB, useBundleSizes } from '../../builder/bundle-sizes.ts'
import { useSite } from '../../builder/builder-context.tsx'
import { previewAddressOf, usePreviewStateOf } from '../../builder/preview.ts'
import { useProject } from '../../builder/worker/use-project.ts'
import { PreviewPane } from '../../ui/preview-pane/preview-pane.tsx'
import type { DeviceView } from '../../ui/preview-pane/device-layout.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format-bytes.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { formatTimeOrDate } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { NoProject } from '../project/no-project.tsx'
import { OutdatedStrip } from '../project/outdated-strip.tsx'
import { Code } from './code.tsx'
import { previewMessages as messages } from './messages.ts'
import { uiMessages } from '../../ui/messages.ts'
import { pageMessages } from '../messages.ts'
import styles from './preview.module.css'

const icon = { className: 'i s', 'aria-hidden': true } as const
const tabs = {
  preview: { label: messages.title, icon: <IconEye {...icon} /> },
  code: { label: messages.code, icon: <IconCode {...icon} /> },
  mobile: { label: messages.mobile, icon: <IconDeviceMobile {...icon} /> }
} as const
type TabId = keyof typeof tabs
const items = (Object.keys(tabs) as TabId[]).map((value) => ({
  value,
  label: (
    <>
      {tabs[value].icon}
      {tabs[value].label}
    </>
  )
}))

/** The generated project: the running site, its files, and the site on a phone (spec 1 §2). */
export function Preview() {
  return (
    <DraftsProvider>
      <GeneratedProject />
    </DraftsProvider>
  )
}

function GeneratedProject() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const project = useProject()
  const answers = useSite()
  const named = hash.slice(1)
  const tab = Object.hasOwn(tabs, named) ? (named as TabId) : 'preview'
  if (project.kind !== 'ready') return <NoProject state={project} title={messages.title} />
  const { entry } = project
  const age = projectAge(entry, answers)
  const { name, files, zipBytes } = project.project
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{uiMessages.documentTitle(name)}</title>
      <header className={styles.head}>
        <div>
          <Link to="/builder" className={styles.back}>
            <IconArrowLeft className="i s" aria-hidden />
            {pageMessages.backToBuilder}
          </Link>
          <h1>{name}</h1>
        </div>
        <Figures entry={entry} files={files.length} zipBytes={zipBytes} />
        <ButtonLink kind={age.kind === 'older' ? 'second' : 'go'} to="/download">
          <IconDownload className="i s" aria-hidden />
          {pageMessages.downloadProject}
        </ButtonLink>
      </header>
      <OutdatedStrip entry={entry} age={age} />
      <Tabs
        label={messages.generatedApp}
        value={tab}
        items={items}
        onChange={(next) => void navigate(`#${next}`, { replace: true, preventScrollReset: true })}
        rowClass={styles.tabs}
        panelClass={styles.panel}
      >
        {tab === 'code' ? (
          <Code files={files} framework={entry.site.selectedFramework} />
        ) : (
          <ProjectPreview key={tab} site={entry.site} view={tab === 'mobile' ? 'phone' : 'desktop'} />
        )}
      </Tabs>
    </main>
  )
}

function Figures({ entry, files, zipBytes }: { entry: HistoryEntry; files: number; zipBytes: number }) {
  const sizes = useBundleSizes(entry.site.selectedFramework)
  const javascript = javascriptKB(sizes, entry.site.selectedFeatures)
  const figures: readonly (readonly [string, string])[] = [
    [messages.generated, formatTimeOrDate(entry.createdAt, useNow())],
    [messages.files, String(files)],
    [messages.zip, formatBytes(zipBytes)],
    ...(javascript === null ? [] : ([[messages.javascript, formatKB(javascript)]] as const))
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The preview of the generated project; while drafts are decided, that of the present answers. */
function ProjectPreview({ site, view }: { site: Site; view: DeviceView }) {
  const [picked, setPicked] = useState<DeviceView>(view)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const { open } = useDraftsView()
  const answers = useSite()
  const standing = open ? answers : site
  return (
    <div className={`${styles.stand} ${open ? styles.deciding : ''}`}>
      {open && <DraftsPanel />}
      <PreviewPane
        framework={standing.selectedFramework}
        shown={usePreviewStateOf(standing)}
        address={previewAddressOf(standing)}
        view={picked}
        onView={setPicked}
        scheme={scheme}
        onScheme={setScheme}
        tools={
          <>
            <DraftsSwitch />
            <DraftsCount />
          </>
        }
        marks={useDraftMarks()}
        note={open ? draftMessages.answersNow : undefined}
      />
    </div>
  )
}

function DraftsPanel() {
  const { setOpen } = useDraftsView()
  return (
    <section className={styles.drafts} aria-label={draftMessages.decideTitle}>
      <Button kind="quiet" size="sm" onClick={() => setOpen(false)}>
        <IconArrowLeft className="i s" aria-hidden />
        {draftMessages.back(messages.thePreview)}
      </Button>
      <DraftsList heading="h2" />
    </section>
  )
}
