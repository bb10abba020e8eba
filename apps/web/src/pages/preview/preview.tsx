import { IconArrowLeft, IconCode, IconDeviceMobile, IconDownload, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useBuilder } from '../../state/builder.tsx'
import { javascriptKB, kb, useMeasures } from '../../state/measures.ts'
import { addressOf, useShown, useSite } from '../../state/preview.ts'
import { useProject } from '../../state/workshop/use-project.ts'
import { Bench } from '../../ui/bench/bench.tsx'
import type { View } from '../../ui/bench/geometry.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { bytesText } from '../../ui/size-text.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { NoProject } from '../project/no-project.tsx'
import { Code } from './code.tsx'
import styles from './preview.module.css'

const icon = { className: 'i s', 'aria-hidden': true } as const
const tabs = {
  preview: { label: 'Preview', icon: <IconEye {...icon} /> },
  code: { label: 'Code', icon: <IconCode {...icon} /> },
  mobile: { label: 'Mobile', icon: <IconDeviceMobile {...icon} /> }
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
  const { hash } = useLocation()
  const navigate = useNavigate()
  const project = useProject()
  const named = hash.slice(1)
  const tab = Object.hasOwn(tabs, named) ? (named as TabId) : 'preview'
  if (project.kind !== 'ready') return <NoProject state={project} title="Preview" />
  const { name, files, zipBytes } = project.project
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{`${name} · Sitewright`}</title>
      <header className={styles.head}>
        <div>
          <Link to="/builder" className={styles.back}>
            <IconArrowLeft className="i s" aria-hidden />
            Back to Builder
          </Link>
          <h1>{name}</h1>
        </div>
        <Figures files={files.length} zipBytes={zipBytes} />
        <ButtonLink kind="go" to="/download">
          <IconDownload className="i s" aria-hidden />
          Download Project
        </ButtonLink>
      </header>
      <Tabs
        label="Generated app"
        value={tab}
        items={items}
        onChange={(next) => void navigate(`#${next}`, { replace: true, preventScrollReset: true })}
        rowClass={styles.tabs}
        panelClass={styles.panel}
      >
        {tab === 'code' ? (
          <Code files={files} />
        ) : (
          <Stand key={tab} view={tab === 'mobile' ? 'phone' : 'desktop'} />
        )}
      </Tabs>
    </main>
  )
}

function Figures({ files, zipBytes }: { files: number; zipBytes: number }) {
  const features = useBuilder((state) => state.selectedFeatures)
  const javascript = javascriptKB(useMeasures(), features)
  const figures: readonly (readonly [string, string])[] = [
    ['Files', String(files)],
    ['Zip', bytesText(zipBytes)],
    ...(javascript === null ? [] : ([['JavaScript, gzip', kb(javascript)]] as const))
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

function Stand({ view }: { view: View }) {
  const [picked, setPicked] = useState<View>(view)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  return (
    <div className={styles.stand}>
      <Bench
        shown={useShown()}
        address={addressOf(useSite())}
        view={picked}
        onView={setPicked}
        scheme={scheme}
        onScheme={setScheme}
      />
    </div>
  )
}
