import type { RoutePerformance } from '@sitewright/api'
import { IconKey } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { formatMs, formatPercent } from '../../shared/format-value.ts'
import { errorRateOf, type Operation } from './api-document.ts'
import styles from './call-workspace.module.css'
import { roleOf, type Credentials } from './credentials.ts'
import { explorerMessages as words } from './messages.ts'
import { secretMessages } from './secret-messages.ts'
import { Method } from './method.tsx'

interface CallHeadProps {
  operation: Operation
  performance: RoutePerformance | undefined
  /** Whether it is known how calls performed recently. */
  isMeasured: boolean
  credentials: Credentials
  /** Opens the choice of credentials; undefined where only the session may be used. */
  onAuthentication: (() => void) | undefined
  onSecrets: () => void
}

/** What a call is: method, path, what it does, who may call it, and how it performed recently. */
export function CallHead(props: CallHeadProps) {
  const { operation, performance, isMeasured, credentials, onAuthentication, onSecrets } = props
  const { method, path, summary, description, deprecated, requiresAuth } = operation
  const role = roleOf(credentials)
  const runAs =
    role === undefined ? words.authentication.runAs[credentials.kind] : words.asRole.run(role.name)
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <div className={styles.call}>
          <Method name={method} />
          <h2 className={`mono ${deprecated ? styles.old : ''}`}>{path}</h2>
        </div>
        {onAuthentication !== undefined && (
          <>
            <Button size="sm" aria-haspopup="dialog" onClick={onSecrets}>
              {secretMessages.title}
            </Button>
            <Button
              size="sm"
              aria-label={words.authentication.choose(runAs)}
              aria-haspopup="dialog"
              onClick={onAuthentication}
            >
              <IconKey className="i s" aria-hidden />
              {runAs}
            </Button>
          </>
        )}
      </div>
      {deprecated && <p>{words.oldLead}</p>}
      <p className={styles.summary}>{summary}</p>
      {description.map((paragraph) => (
        <p key={paragraph}>
          <WithCode text={paragraph} />
        </p>
      ))}
      <p className={styles.facts}>
        {performance === undefined && isMeasured && <span>{words.notCalled}</span>}
        {performance !== undefined && (
          <>
            <span>
              {words.p95} <b>{formatMs(performance.p95)}</b>
            </span>
            <span>
              {words.errors} <b>{formatPercent(errorRateOf(performance))}</b>
            </span>
          </>
        )}
        <span>{requiresAuth ? words.needsAuth : words.noAuth}</span>
      </p>
    </header>
  )
}

/** A text of the document, where names stand in backticks. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // The parts of one text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={index}>{part}</code>
    ) : (
      part
    )
  )
}
