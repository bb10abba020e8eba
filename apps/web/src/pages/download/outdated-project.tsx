import { download, type ChangedField, type GeneratedProject, type HistoryEntry } from '@sitewright/builder'
import { limits, messageWays } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import { IconDownload, IconHammer } from '@tabler/icons-react'
import { useBuilder, useSite } from '../../builder/builder-context.tsx'
import { useDrafts } from '../../builder/use-drafts.ts'
import { useGenerateAgain } from '../../builder/worker/use-generate.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { downloadUrl } from '../../ui/download.ts'
import { OutdatedBanner } from '../../ui/outdated-banner.tsx'
import { formatCreatedAt, formatTimeOrDate } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { projectMessages as messages } from '../project/messages.ts'
import { Thumbnail } from '../project/thumbnail.tsx'
import { downloadMessages } from './messages.ts'
import styles from './outdated-project.module.css'
import { toast } from '../../ui/toast.ts'

interface OutdatedProjectProps {
  project: GeneratedProject
  entry: HistoryEntry
  changes: readonly ChangedField[]
}

/** A project that is older than the answers: a diff, both as thumbnails, and the button that regenerates it. */
export function OutdatedProject({ project, entry, changes }: OutdatedProjectProps) {
  const site = useSite()
  const now = useNow()
  return (
    <>
      <header className={styles.head}>
        <h1>{downloadMessages.title}</h1>
        <p>{downloadMessages.generatedAt(entry.name, formatCreatedAt(entry.createdAt, now))}</p>
      </header>
      <div className={styles.columns}>
        <div>
          <OutdatedBanner title={messages.olderTitle} text={messages.olderText(changes)} />
          <Changes changes={changes} />
          <div className={styles.thumbnails}>
            <Thumbnail site={entry.site} caption={messages.project(formatTimeOrDate(entry.createdAt, now))} />
            <Thumbnail site={site} caption={messages.now} />
          </div>
        </div>
        <RegeneratePanel project={project} entry={entry} site={site} />
      </div>
    </>
  )
}

function Changes({ changes }: { changes: readonly ChangedField[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{downloadMessages.answer}</span>
          </th>
          <th scope="col">{downloadMessages.inProject}</th>
          <th scope="col">{messages.now}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, was, now }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.was}>{was === '' ? downloadMessages.none : was}</td>
            <td className={styles.now}>{now === '' ? downloadMessages.none : now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Summary of the next project, with the buttons that regenerate or download as it is. */
function RegeneratePanel({
  project,
  entry,
  site
}: Pick<OutdatedProjectProps, 'project' | 'entry'> & { site: Site }) {
  const generateAgain = useGenerateAgain()
  const drafts = useDrafts()?.left.length
  const last = useBuilder(({ projectHistory }) => projectHistory[limits.historyMax - 1]?.id === entry.id)
  const rows: readonly [string, string][] = [
    [downloadMessages.business, site.businessInfo.businessName],
    ...(drafts === undefined ? [] : [[downloadMessages.drafts, messages.drafts(drafts)] as [string, string]]),
    [downloadMessages.delivery, messageWays[site.deployment.messages.way].name]
  ]
  return (
    <section className={styles.anew} aria-labelledby="anew">
      <h2 id="anew">{downloadMessages.again}</h2>
      <DescriptionList rows={rows} />
      <Button kind="go" onClick={() => void generateAgain()}>
        {messages.generateAgain}
        <IconHammer className="i s" aria-hidden />
      </Button>
      <Button onClick={() => download(project, { save: downloadUrl, toast })}>
        <IconDownload className="i s" aria-hidden />
        {messages.downloadOlder}
      </Button>
      <p className="help">{last ? messages.dropsOut(limits.historyMax) : messages.stays}</p>
    </section>
  )
}
