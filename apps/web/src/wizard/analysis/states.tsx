import { messages } from '@sitewright/builder'
import { limits } from '@sitewright/catalog'
import { IconAlertTriangle, IconBulb, IconLoader2, IconRefresh } from '@tabler/icons-react'
import { Link } from 'react-router'
import { startAnalysis, stopAnalysis } from '../../state/advice.ts'
import { useBuilderStore } from '../../state/builder.tsx'
import { Button } from '../../ui/button.tsx'
import { Gauge } from '../../ui/gauge.tsx'

export function Ready() {
  const store = useBuilderStore()
  return (
    <div className="box">
      <IconBulb className="i l" aria-hidden />
      <div>
        <h2>{messages.analysisReady}</h2>
        <p>
          We read your description, challenges and goals, and suggest a framework, features and first texts.
          It takes a moment.
        </p>
        <Button kind="go" onClick={() => void startAnalysis(store)}>
          {messages.analysisStart}
        </Button>
      </div>
    </div>
  )
}

export function Loading() {
  return (
    <div className="box" aria-busy="true">
      <IconLoader2 className="i l spinning" aria-hidden />
      <div>
        <h2>
          <output>{messages.analysisLoading}</output>
        </h2>
        <p>You can go back and keep editing. Nothing is changed until you accept.</p>
        <Gauge value={limits.analysisProgress} label={messages.analysisLoading} />
        <p />
        <Button onClick={stopAnalysis}>Cancel</Button>
      </div>
    </div>
  )
}

export function Failed({ reason }: { reason: string }) {
  const store = useBuilderStore()
  return (
    <div className="box bad" role="alert">
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
            Go to Business Info
          </Link>
        </div>
      </div>
    </div>
  )
}
