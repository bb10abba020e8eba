import type { RoutePerformance } from '@sitewright/api'
import { useHotkeys } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { isDialogOpen } from '../../ui/single-keys.ts'
import { usePhone } from '../../ui/use-phone.ts'
import type { ApiDocument, Operation } from './api-document.ts'
import { CallHead } from './call-head.tsx'
import { ExecuteBar } from './execute-bar.tsx'
import { keyOf, createDraft, findMissing, prepareRequest } from './request-draft.ts'
import { explorerMessages as words } from './messages.ts'
import { RequestTabs } from './request-tabs.tsx'
import { ResponsePanel } from './response-panel.tsx'
import { SendQuestion } from './send-question.tsx'
import { questionOf } from './question-of.ts'
import { useExecute } from './use-execute.ts'
import type { SafeMode } from './use-safe-mode.ts'
import styles from './call-workspace.module.css'

interface CallWorkspaceProps {
  document: ApiDocument
  operation: Operation
  performance: RoutePerformance | undefined
  /** Whether it is known how calls performed of late. */
  isMeasured: boolean
  safeMode: SafeMode
}

/** A call: what of it is sent, and what the server answered. */
export function CallWorkspace(props: CallWorkspaceProps) {
  const { document, operation, safeMode } = props
  const [draft, setDraft] = useState(() => createDraft(operation))
  const [tried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const response = useRef<HTMLElement>(null)
  const isPhone = usePhone()
  const { execution, run, stop } = useExecute()
  const request = prepareRequest(operation, draft)
  const missing = tried ? findMissing(operation, draft).map(keyOf) : []
  const isRefused = safeMode.isOn && operation.method !== 'GET'
  const isRunning = execution.kind === 'sending' || (execution.kind === 'answered' && execution.isOpen)

  const send = (): void => {
    setAsking(false)
    // It stands below the fold of a phone, where the three parts are stacked.
    if (isPhone) response.current?.scrollIntoView()
    void run(request)
  }
  const execute = (): void => {
    setTried(true)
    if (isDialogOpen() || isRunning || isRefused || findMissing(operation, draft).length > 0) return
    if (questionOf(operation) === undefined) send()
    else setAsking(true)
  }
  useHotkeys([['mod+Enter', execute]], [])
  return (
    <>
      <section className={styles.request} aria-label={words.request}>
        <CallHead {...props} />
        <RequestTabs
          {...{ document, operation, draft, request, missing }}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <ExecuteBar
          {...{ safeMode, isRunning }}
          refusal={tried && isRefused ? words.safeRefusal(operation.method) : undefined}
          onExecute={execute}
          onStop={stop}
        />
      </section>
      <section ref={response} className={styles.response} aria-label={words.response}>
        <ResponsePanel document={document} operation={operation} execution={execution} />
      </section>
      <SendQuestion
        operation={operation}
        url={request.url}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={send}
      />
    </>
  )
}
