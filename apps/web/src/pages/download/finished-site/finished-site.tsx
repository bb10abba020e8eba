import type { GeneratedProject } from '@sitewright/builder'
import { featureOf, isFeatureId, limits } from '@sitewright/catalog'
import { slugify } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { IconAlertCircle, IconCheck, IconLoader2, IconWorldUpload } from '@tabler/icons-react'
import { useFinishedSite, type FinishedSiteState } from '../../../builder/worker/use-finished-site.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { downloadBlob } from '../../../ui/download.ts'
import { formatBytes } from '../../../ui/format-bytes.ts'
import styles from './finished-site.module.css'
import { finishedSiteMessages as messages } from './messages.ts'
import { OpenPointLists } from './open-points.tsx'

interface FinishedSiteProps {
  project: GeneratedProject
  site: Site
  /** Whether the wizard has the answers of this project, so that links lead to its fields. */
  editable: boolean
}

/** The site of the project as it is uploaded: a button that makes it, and before it what it lacks and leaves out. */
export function FinishedSite({ project, site, editable }: FinishedSiteProps) {
  const name = `${slugify(project.name, limits.defaultProjectName)}-site.zip`
  const { state, start } = useFinishedSite(site, project.files, (zip) =>
    downloadBlob(name, new Blob([zip], { type: 'application/zip' }))
  )
  return (
    <section className={styles.section} aria-labelledby="finished-site">
      <div>
        <h2 id="finished-site">{messages.title}</h2>
        <p className={styles.lead}>{messages.lead}</p>
        <div className={styles.actions}>
          <Button
            size="lg"
            aria-disabled={state.kind === 'working' || undefined}
            onClick={() => state.kind !== 'working' && start()}
          >
            <IconWorldUpload className="i" aria-hidden />
            {state.kind === 'ready' ? messages.again : messages.get}
          </Button>
          <ButtonLink kind="quiet" size="lg" to="/upload">
            {messages.where}
          </ButtonLink>
        </div>
        <Progress state={state} />
      </div>
      <OpenPointLists site={site} editable={editable} />
    </section>
  )
}

function Progress({ state }: { state: FinishedSiteState }) {
  if (state.kind === 'failed')
    return (
      <div className="box danger" role="alert">
        <IconAlertCircle className="i l" aria-hidden />
        <div>
          <h3>{messages.failed}</h3>
          <p>{state.reason}</p>
          <p>{messages.failedNext}</p>
        </div>
      </div>
    )
  return (
    <output className={styles.progress}>
      {state.kind === 'working' && (
        <>
          <IconLoader2 className="i s spinning" aria-hidden />
          {state.phase === undefined ? messages.starting : messages.phases[state.phase]}
        </>
      )}
      {state.kind === 'ready' && (
        <>
          <IconCheck className="i s" aria-hidden />
          <span>
            {messages.ready(state.pages, formatBytes(state.bytes))} {emptyText(state.emptyFeatures)}
          </span>
        </>
      )}
    </output>
  )
}

function emptyText(ids: readonly string[]): string {
  const names = ids.filter(isFeatureId).map((id) => featureOf(id).name)
  return names.length === 0 ? '' : messages.empty(names)
}
