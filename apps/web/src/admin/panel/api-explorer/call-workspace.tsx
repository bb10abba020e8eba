import type { ExplorerAuthentication, ExplorerCall, RoutePerformance } from '@sitewright/api'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useView } from '../../../sign-in/auth.tsx'
import { isDialogOpen } from '../../../ui/single-keys.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import type { ApiDocument, Operation } from './api-document.ts'
import { AuthenticationDialog } from './authentication-dialog.tsx'
import { CallHead } from './call-head.tsx'
import { roleOf, type Credentials } from './credentials.ts'
import { ExecuteBar } from './execute-bar.tsx'
import type { Replay } from './use-replay.ts'
import { useSaveCall } from './use-save-call.ts'
import { toDraft } from './past-call.ts'
import { keyOf, createDraft, findMissing, prepareRequest, type PreparedRequest } from './request-draft.ts'
import { explorerMessages as words } from './messages.ts'
import { RequestTabs } from './request-tabs.tsx'
import { ResponsePanel, type ResponseTab } from './response-panel.tsx'
import { SecretsDialog } from './secrets-dialog.tsx'
import { secretMessages } from './secret-messages.ts'
import { namesSecrets } from './send-with-secrets.ts'
import { SendQuestion } from './send-question.tsx'
import { questionOf } from './question-of.ts'
import { useExecute } from './use-execute.ts'
import type { SafeMode } from './use-safe-mode.ts'
import styles from './call-workspace.module.css'

interface CallWorkspaceProps {
  document: ApiDocument
  operation: Operation
  performance: RoutePerformance | undefined
  /** Whether it is known how calls performed recently. */
  isMeasured: boolean
  safeMode: SafeMode
  /** The call of the history that is sent again. */
  replay: Replay | undefined
  onReplay: (past: ExplorerCall) => void
  credentials: Credentials
  onCredentials: (credentials: Credentials) => void
}

/** A call: what of it is sent, and what the server answered. */
export function CallWorkspace(props: CallWorkspaceProps) {
  const { document, operation, safeMode, replay } = props
  const isViewing = useView() !== undefined
  // What a view changes is refused, whatever the credentials.
  const credentials: Credentials = isViewing ? { kind: 'session' } : props.credentials
  const authentication = credentials.kind
  const role = roleOf(credentials)
  const [draft, setDraft] = useState(() =>
    replay === undefined ? createDraft(operation) : toDraft(operation, replay.past)
  )
  const [tab, setTab] = useState<ResponseTab>('response')
  const [tried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const response = useRef<HTMLElement>(null)
  const isPhone = usePhone()
  const { execution, run, stop } = useExecute()
  const save = useSaveCall(document, operation)
  const request = prepareRequest(operation, draft)
  const missing = tried ? findMissing(operation, draft).map(keyOf) : []
  const isRefused = safeMode.isOn && operation.method !== 'GET' && role === undefined
  const refusal = isRefused ? words.safeRefusal(operation.method) : refusalOf(request, credentials)
  const note = replay && noteOf(replay.past, authentication)
  const isRunning = execution.kind === 'sending' || (execution.kind === 'answered' && execution.isOpen)

  const send = (): void => {
    setAsking(false)
    // It stands below the fold of a phone, where the three parts are stacked.
    if (isPhone) response.current?.scrollIntoView()
    setTab('response')
    void run(request, credentials).then((answer) => answer && save(draft, answer, credentials))
  }
  const execute = (): void => {
    setTried(true)
    if (isDialogOpen() || isRunning || refusal !== undefined || findMissing(operation, draft).length > 0)
      return
    if (questionOf(operation, credentials) === undefined) send()
    else setAsking(true)
  }
  useHotkeys([['mod+Enter', execute]], [])
  useEffect(() => {
    // Later, so that React's second look at an effect in development does not stop what the first one has begun.
    const timer = setTimeout(() => {
      if (replay !== undefined && replay.take() && note === undefined) execute()
    })
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the draft that it began with
  }, [])
  return (
    <>
      <section className={styles.request} aria-label={words.request}>
        <CallHead
          {...props}
          credentials={credentials}
          onSecrets={() => setKeeping(true)}
          onAuthentication={isViewing ? undefined : () => setChoosing(true)}
        />
        <RequestTabs
          {...{ document, operation, draft, request, missing, authentication }}
          isRolledBack={role !== undefined}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        {note !== undefined && (
          <p className={styles.padded} role="status">
            {note}
          </p>
        )}
        <ExecuteBar
          {...{ safeMode, isRunning }}
          isRolledBack={role !== undefined}
          refusal={tried ? refusal : undefined}
          onExecute={execute}
          onStop={stop}
        />
      </section>
      <section ref={response} className={styles.response} aria-label={words.response}>
        <ResponsePanel
          {...{ document, operation, execution, tab }}
          onTab={setTab}
          onReplay={props.onReplay}
        />
      </section>
      <SendQuestion
        operation={operation}
        url={request.url}
        authentication={authentication}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={send}
      />
      <SecretsDialog opened={isKeeping} onClose={() => setKeeping(false)} />
      <AuthenticationDialog
        opened={isChoosing}
        credentials={credentials}
        onChange={props.onCredentials}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

/** Why the server cannot carry out a call with secrets, or as a role. */
function refusalOf(request: PreparedRequest, credentials: Credentials): string | undefined {
  const isFile = request.body instanceof File
  if (roleOf(credentials) !== undefined && isFile) return words.asRole.noFiles
  if (!namesSecrets(request)) return undefined
  if (credentials.kind !== 'session') return secretMessages.sessionOnly
  return isFile ? secretMessages.noFiles : undefined
}

/** What has to be done before a call of the history is sent again; undefined where it can be sent at once. */
function noteOf(past: ExplorerCall, authentication: ExplorerAuthentication): string | undefined {
  if (past.authentication !== authentication && past.authentication !== 'session')
    return words.history.otherAuthentication(words.authentication.kinds[past.authentication])
  return past.leftOut > 0 ? words.history.fillIn(past.leftOut) : undefined
}
