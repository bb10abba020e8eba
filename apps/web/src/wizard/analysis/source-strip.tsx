import { failureMessages, keyMessages, keyStatus, providerName, type FailureCode } from '@sitewright/advisor'
import { IconBulb, IconKey, IconPlugConnected, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { keyStores, startAnalysis } from '../../state/advice.ts'
import { useBuilder, useBuilderStore } from '../../state/builder.tsx'
import { Button } from '../../ui/button.tsx'
import { AiSettings } from './ai-settings.tsx'
import styles from './analysis.module.css'

function whyOf(reason: string): string {
  return Object.hasOwn(failureMessages, reason) ? failureMessages[reason as FailureCode] : ''
}

/** Who gave the advice, why it was not the provider where that was asked, and how to change it. */
export function SourceStrip() {
  const store = useBuilderStore()
  const reason = useBuilder((state) => state.analysisReason)
  const [settings, setSettings] = useState(false)
  const connected = keyStatus(keyStores()) === keyMessages.connected
  return (
    <div className={styles.strip}>
      {connected ? (
        <span className="badge good">
          <IconPlugConnected className="i" aria-hidden />
          {providerName} {keyMessages.connected}
        </span>
      ) : (
        <span className="badge rule">
          <IconBulb className="i" aria-hidden />
          {keyMessages.enhancedMode}
        </span>
      )}
      <p className="muted">
        {reason === null ? (
          connected ? (
            `Read by ${providerName}.`
          ) : (
            `Built-in advisor. Connect a ${providerName} API key for a reading of your full text.`
          )
        ) : (
          <>
            Built-in advisor: <b>{reason}</b>. {whyOf(reason)}
          </>
        )}
      </p>
      <Button kind="quiet" size="sm" onClick={() => setSettings(true)}>
        <IconKey className="i s" aria-hidden />
        AI Settings
      </Button>
      <Button kind="quiet" size="sm" onClick={() => void startAnalysis(store)}>
        <IconRefresh className="i s" aria-hidden />
        Regenerate Analysis
      </Button>
      <AiSettings opened={settings} onClose={() => setSettings(false)} />
    </div>
  )
}
