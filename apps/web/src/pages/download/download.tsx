import { download, projectAge, snapshotOf } from '@sitewright/builder'
import { featureOf, frameworks, limits, type HostId } from '@sitewright/catalog'
import { slugify } from '@sitewright/project'
import { IconCheck, IconCode, IconDownload } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useBuilderStore, useSite } from '../../builder/builder-context.tsx'
import { useSourceCode } from '../../builder/installation.ts'
import { useProject } from '../../builder/worker/use-project.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { downloadUrl } from '../../ui/download.ts'
import { formatBytes } from '../../ui/format-bytes.ts'
import { OutdatedBanner } from '../../ui/outdated-banner.tsx'
import { projectMessages as messages } from '../project/messages.ts'
import { NoProject } from '../project/no-project.tsx'
import { downloadMessages } from './messages.ts'
import { pageMessages } from '../messages.ts'
import { uiMessages } from '../../ui/messages.ts'
import styles from './download.module.css'
import { FinishedSite } from './finished-site/finished-site.tsx'
import { deployGuides, setupSteps, type GuideStep } from './guides.ts'
import { OutdatedProject } from './outdated-project.tsx'
import { ProjectReport } from './report.tsx'
import { toast } from '../../ui/toast.ts'

/** Downloads the generated zip, with deployment guides and the next steps (spec 1 §2). */
export function Download() {
  const state = useProject()
  const store = useBuilderStore()
  const answers = useSite()
  const source = useSourceCode()
  const navigate = useNavigate()
  if (state.kind !== 'ready') return <NoProject state={state} title={downloadMessages.title} />
  const { project, entry } = state
  const { site } = entry
  const age = projectAge(entry, answers)
  const features = site.selectedFeatures
  const startNew = () => {
    const snapshot = snapshotOf(store.get())
    store.dispatch({ type: 'reset' })
    toast({
      tone: 'success',
      text: downloadMessages.started,
      action: {
        label: uiMessages.undo,
        run: () => store.dispatch({ type: 'restore', snapshot })
      }
    })
    void navigate('/builder')
  }
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      {age.kind === 'older' ? (
        <>
          <title>{downloadMessages.documentTitle}</title>
          <OutdatedProject project={project} entry={entry} changes={age.changes} />
        </>
      ) : (
        <>
          <title>{downloadMessages.readyTitle(project.name)}</title>
          {age.kind === 'before' && (
            <OutdatedBanner title={messages.beforeTitle} text={messages.beforeText} />
          )}
          <header className={styles.head}>
            <div>
              <h1>{downloadMessages.isReady(project.name)}</h1>
              <ul className={styles.badges} aria-label={downloadMessages.project}>
                <li className="badge">{frameworks[site.selectedFramework].name}</li>
                <li className="badge num">{downloadMessages.features(features.length)}</li>
                <li className="badge num">{downloadMessages.files(project.files.length)}</li>
                <li className="badge num">{downloadMessages.size(formatBytes(project.zipBytes))}</li>
              </ul>
            </div>
            <div className={styles.actions}>
              <Button kind="go" size="lg" onClick={() => download(project, { save: downloadUrl, toast })}>
                <IconDownload className="i" aria-hidden />
                {pageMessages.downloadProject}
              </Button>
              <ButtonLink size="lg" to="/preview#code">
                <IconCode className="i" aria-hidden />
                {downloadMessages.lookAtCode}
              </ButtonLink>
            </div>
          </header>
          <FinishedSite key={project.id} project={project} site={site} editable={age.kind !== 'before'} />
          <ProjectReport project={project} />
          <div className={styles.columns}>
            <Guide
              title={downloadMessages.quickSetup}
              steps={setupSteps(slugify(project.name, limits.defaultProjectName))}
            />
            <div>
              <Hosts platforms={site.deployment.platforms} />
              <section className={styles.included} aria-labelledby="included">
                <h2 id="included">{downloadMessages.includedFeatures}</h2>
                <ul>
                  {features.map((id) => (
                    <li key={id}>
                      <IconCheck className="i s" aria-hidden />
                      {featureOf(id).name}
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          </div>
        </>
      )}
      <footer className={styles.footer}>
        <ButtonLink kind="quiet" to="/">
          {pageMessages.home}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/history">
          {messages.historyTitle}
        </ButtonLink>
        <Button kind="quiet" onClick={startNew}>
          {downloadMessages.startNew}
        </Button>
        <ButtonLink kind="quiet" to="/docs">
          {pageMessages.documentation}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/about">
          {pageMessages.about}
        </ButtonLink>
        {source !== null && (
          <a className="btn quiet" href={source}>
            {sourceName(source)}
          </a>
        )}
      </footer>
    </main>
  )
}

/** Names the source of the analysis as spec 1 does, where that is true. */
function sourceName(source: string): string {
  return new URL(source).hostname === 'github.com' ? downloadMessages.gitHub : pageMessages.sourceCode
}

function Hosts({ platforms }: { platforms: readonly HostId[] }) {
  return (
    <>
      {deployGuides(platforms).map(({ name, steps }) => (
        <Guide key={name} title={downloadMessages.onlineWith(name)} steps={steps} />
      ))}
    </>
  )
}

function Guide({ title, steps }: { title: string; steps: readonly GuideStep[] }) {
  return (
    <section className={styles.guide}>
      <h2>{title}</h2>
      <ol>
        {steps.map(({ text, command }) => (
          <li key={text}>
            <p>{text}</p>
            {command !== undefined && <code>{command}</code>}
          </li>
        ))}
      </ol>
    </section>
  )
}
