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
import { projectMessages as messages } from '../project/messages.ts'
import { Thumbnail } from '../project/thumbnail.tsx'
import { MessagePage } from '../text/message-page.tsx'
import { pageMessages } from '../messages.ts'
import styles from './history.module.css'
import { toast } from '../../ui/toast.ts'

/** Generation history of this browser: each project can be downloaded again, or continued from. */
export function History() {
  const history = useBuilder((state) => state.projectHistory)
  if (history.length === 0) {
    return (
      <MessagePage title={messages.historyTitle} text={messages.historyEmpty}>
        <ButtonLink kind="go" to="/builder">
          {pageMessages.backToBuilder}
        </ButtonLink>
      </MessagePage>
    )
  }
  return (
    <Page title={messages.historyTitle} lead={messages.historyLead(history.length, limits.historyMax)}>
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
      text: messages.historyContinued(name),
      action: {
        label: messages.historyUndo,
        run: () => store.dispatch({ type: 'restore', snapshot })
      }
    })
    await navigate('/builder')
  }
  const made = formatCreatedAt(createdAt, useNow())
  const which = <span className="vh">{messages.historyOf(name, made)}</span>
  return (
    <li>
      <Thumbnail site={site} caption={messages.historyCaption(name, made)} />
      <div>
        <h2>{name}</h2>
        <p>
          {messages.historyFacts(
            made,
            frameworks[site.selectedFramework].name,
            site.selectedFeatures.length,
            fileCount,
            formatBytes(zipBytes)
          )}
        </p>
        <div className={styles.row}>
          <Button size="sm" onClick={() => open('/download')}>
            {messages.download}
            {which}
          </Button>
          <Button size="sm" onClick={() => open('/preview')}>
            {messages.look}
            {which}
          </Button>
          <Button size="sm" kind="quiet" onClick={() => void goOn()}>
            {messages.continueFrom}
            {which}
          </Button>
        </div>
      </div>
    </li>
  )
}
