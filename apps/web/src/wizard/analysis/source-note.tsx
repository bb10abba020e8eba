import { keyMessages, providerName } from '@sitewright/advisor'
import { findStaleAdvice } from '@sitewright/builder'
import type { Analysis } from '@sitewright/site'
import { IconBulb, IconKey, IconPlugConnected, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { reasonText, startAnalysis, useKeyConnected } from '../../builder/advice.ts'
import { useBuilder, useBuilderStore, useSite } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { AiSettings } from './ai-settings.tsx'
import styles from './analysis.module.css'
import { analysisMessages as messages, keyFormMessages } from './messages.ts'

const authors = {
  claude: messages.readBy(providerName),
  'built-in': messages.builtIn
} as const satisfies Record<NonNullable<Analysis['madeBy']>, string>

/** The source of the advice, why it was not the provider where that was asked, and how to change it. */
export function SourceNote({ analysis, busy }: { analysis: Analysis; busy: boolean }) {
  const store = useBuilderStore()
  return (
    <div className={styles.strip}>
      <KeyBadge />
      <p className="muted">
        <SourceText analysis={analysis} />
      </p>
      <SettingsButton />
      <Button kind="quiet" size="sm" disabled={busy} onClick={() => void startAnalysis(store)}>
        <IconRefresh className="i s" aria-hidden />
        {messages.regenerate}
      </Button>
    </div>
  )
}

function SourceText({ analysis: { madeBy } }: { analysis: Analysis }) {
  const reason = useBuilder((state) => state.analysisReason)
  const older = findStaleAdvice(useSite())
  const connected = useKeyConnected()
  const author = madeBy === undefined ? messages.unknownAuthor : authors[madeBy]
  if (reason !== null) {
    return (
      <>
        {author} <b>{madeBy === 'claude' ? messages.notRenewed : messages.builtInSince}</b>{' '}
        {reasonText(reason)}
      </>
    )
  }
  if (older !== undefined) return `${author} ${messages.olderSince(older)}`
  return connected || madeBy === 'claude' ? author : `${author} ${messages.connect(providerName)}`
}

/** The status of the API key (spec 1 §2). */
function KeyBadge() {
  return useKeyConnected() ? (
    <span className="badge success">
      <IconPlugConnected className="i" aria-hidden />
      {providerName} {keyMessages.connected}
    </span>
  ) : (
    <span className="badge rule">
      <IconBulb className="i" aria-hidden />
      {keyMessages.enhancedMode}
    </span>
  )
}

/** Opens the API key form. */
export function SettingsButton() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setOpened(true)}>
        <IconKey className="i s" aria-hidden />
        {keyFormMessages.title}
      </Button>
      <AiSettings opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
