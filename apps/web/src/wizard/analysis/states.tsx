import { providerName, timeoutDefault } from '@sitewright/advisor'
import { messages } from '@sitewright/builder'
import { limits } from '@sitewright/catalog'
import { IconAlertTriangle, IconBulb, IconLoader2, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import {
  startAnalysis,
  stopAnalysis,
  startBuiltInAnalysis,
  useKeyConnected,
  useRunningAnalysis
} from '../../builder/advice.ts'
import { useBuilderStore } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import styles from './analysis.module.css'
import { analysisMessages } from './messages.ts'
import { SettingsButton } from './source-note.tsx'

export function AnalysisReady() {
  const store = useBuilderStore()
  const connected = useKeyConnected()
  return (
    <div className="box">
      <IconBulb className="i l" aria-hidden />
      <div>
        <h2>{messages.analysisReady}</h2>
        <p>{analysisMessages.firstRun}</p>
        <div className="row">
          <Button kind="go" onClick={() => void startAnalysis(store)}>
            {messages.analysisStart}
          </Button>
          {connected && <BuiltInButton />}
          <SettingsButton />
        </div>
      </div>
    </div>
  )
}

/** A running analysis: elapsed time, timeout, and cancel. */
export function AnalysisLoading({ again = false }: { again?: boolean }) {
  const running = useRunningAnalysis()
  return (
    <div className={`box ${again ? styles.again : ''}`} aria-busy="true">
      <IconLoader2 className="i l spinning" aria-hidden />
      <div>
        <h2>
          <output>{messages.analysisLoading}</output>
        </h2>
        <p>
          {again ? analysisMessages.stays : analysisMessages.nothingChosen}{' '}
          {running?.provider && <ElapsedTime since={running.since} />}
        </p>
        <Gauge value={limits.analysisProgress} label={messages.analysisLoading} />
        <p />
        <div className="row">
          <Button onClick={stopAnalysis}>{analysisMessages.cancel}</Button>
          {running?.provider && <BuiltInButton />}
        </div>
      </div>
    </div>
  )
}

function BuiltInButton() {
  const store = useBuilderStore()
  return <Button onClick={() => void startBuiltInAnalysis(store)}>{analysisMessages.takeBuiltIn}</Button>
}

/** Seconds since the request was sent, beside the timeout. */
function ElapsedTime({ since }: { since: number }) {
  const secondsSince = () => Math.floor((performance.now() - since) / 1000)
  const [seconds, setSeconds] = useState(secondsSince)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - since) / 1000)), 250)
    return () => clearInterval(timer)
  }, [since])
  return (
    <span className="num" role="timer">
      {analysisMessages.asked(providerName, seconds, timeoutDefault / 1000)}
    </span>
  )
}

export function AnalysisFailed({ reason }: { reason: string }) {
  const store = useBuilderStore()
  return (
    <div className="box danger" role="alert">
      <IconAlertTriangle className="i l" aria-hidden />
      <div>
        <h2>{messages.analysisFailedTitle}</h2>
        <p>{reason}</p>
        <div className="row">
          <Button onClick={() => void startAnalysis(store)}>
            <IconRefresh className="i s" aria-hidden />
            {messages.analysisRetry}
          </Button>
          <Link className="link" to="/builder/business">
            {analysisMessages.toBusinessInfo}
          </Link>
        </div>
      </div>
    </div>
  )
}
