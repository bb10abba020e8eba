import { snapshotOf, type HistoryEntry } from '@sitewright/builder'
import { frameworks, limits } from '@sitewright/catalog'
import { useNavigate } from 'react-router'
import { useBuilder, useBuilderStore } from '../../builder/builder-context.tsx'
import { openSite } from '../../builder/load-check-css.ts'
import { askedProject } from '../../builder/worker/generation.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { formatBytes } from '../../ui/format-bytes.ts'
import { formatCreatedAt } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { projectMessages as words } from '../project/messages.ts'
import { Thumbnail } from '../project/thumbnail.tsx'
import { MessagePage } from '../text/message-page.tsx'
import styles from './history.module.css'
import { toast } from '../../ui/toast.ts'

/** Generation history of this browser: each project can be downloaded again, or continued from. */
export function History() {
  const history = useBuilder((state) => state.projectHistory)
  if (history.length === 0) {
    return (
      <MessagePage title={words.historyTitle} text={words.historyEmpty}>
        <ButtonLink kind="go" to="/builder">
          Back to Builder
        </ButtonLink>
      </MessagePage>
    )
  }
  return (
    <Page title={words.historyTitle} lead={words.historyLead(history.length, limits.historyMax)}>
      <ul className={styles.list}>
        {history.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Page>
  )
}

function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const store = useBuilderStore()
  const navigate = useNavigate()
  const { name, site, createdAt, zipBytes, fileCount } = entry
  const open = (path: '/preview' | '/download') => {
    askedProject.set(entry.id)
    void navigate(path)
  }
  const goOn = async () => {
    const snapshot = snapshotOf(store.get())
    await openSite(store, site)
    toast({
      tone: 'success',
      text: words.historyContinued(name),
      action: {
        label: words.historyUndo,
        run: () => store.dispatch({ type: 'restore', snapshot })
      }
    })
    await navigate('/builder')
  }
  const made = formatCreatedAt(createdAt, useNow())
  const which = (
    <span className="vh">
      : {name}, {made}
    </span>
  )
  return (
    <li>
      <Thumbnail site={site} caption={`${name}, made ${made}`} />
      <div>
        <h2>{name}</h2>
        <p>
          Generated {made}. {frameworks[site.selectedFramework].name}, {site.selectedFeatures.length}{' '}
          {site.selectedFeatures.length === 1 ? 'feature' : 'features'}, {fileCount} files,{' '}
          {formatBytes(zipBytes)}.
        </p>
        <div className={styles.row}>
          <Button size="sm" onClick={() => open('/download')}>
            Download{which}
          </Button>
          <Button size="sm" onClick={() => open('/preview')}>
            Look at it{which}
          </Button>
          <Button size="sm" kind="quiet" onClick={() => void goOn()}>
            {words.continueFrom}
            {which}
          </Button>
        </div>
      </div>
    </li>
  )
}
