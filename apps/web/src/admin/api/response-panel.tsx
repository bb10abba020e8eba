import { useState } from 'react'
import { formatBytes } from '../../ui/format-bytes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatePanel } from '../../ui/states/state-panel.tsx'
import { Status } from '../../ui/status.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { formatMs } from '../monitoring/format-value.ts'
import { AnswerBodyView } from './answer-body-view.tsx'
import type { ApiDocument, Operation } from './api-document.ts'
import styles from './call-workspace.module.css'
import { HeaderTable } from './header-table.tsx'
import { explorerMessages as words } from './messages.ts'
import { SchemaMatch } from './schema-match.tsx'
import type { Answer } from './send-request.ts'
import type { Execution } from './use-execute.ts'

interface ResponsePanelProps {
  document: ApiDocument
  operation: Operation
  execution: Execution
}

/** What the server answered, or why there is no answer. */
export function ResponsePanel({ document, operation, execution }: ResponsePanelProps) {
  if (execution.kind === 'answered')
    return <AnswerView document={document} operation={operation} answer={execution.answer} />
  if (execution.kind === 'sending') return <Skeleton rows={6} label={words.sending} />
  const [title, text] = sayings[execution.kind]
  return <StatePanel title={title} text={text} isAlert={execution.kind === 'failed'} />
}

const sayings = {
  idle: [words.nothingYet, words.nothingYetText],
  stopped: [words.stopped, words.stoppedText],
  declined: [words.declined, words.declinedText],
  failed: [words.failed, words.failedTitleText]
} as const satisfies Partial<Record<Execution['kind'], readonly [string, string]>>

type TabName = 'response' | 'headers'

function AnswerView({
  document,
  operation,
  answer
}: Omit<ResponsePanelProps, 'execution'> & { answer: Answer }) {
  const [tab, setTab] = useState<TabName>('response')
  const { status, statusText, ms, headers, body, isRedirect } = answer
  return (
    <>
      <div className={styles.answerHead} role="status">
        <Status tone={toneOf(answer)}>
          <b>{isRedirect ? words.redirect : `${status} ${statusText}`}</b>
        </Status>
        <span className="num">{formatMs(ms)}</span>
        {body.kind !== 'none' && <span className="num">{formatBytes(body.size)}</span>}
        <SchemaMatch document={document} operation={operation} answer={answer} />
      </div>
      <Tabs<TabName>
        label={words.responseTabs}
        value={tab}
        items={[
          { value: 'response', label: words.answerTabs.response },
          {
            value: 'headers',
            label: (
              <>
                {words.answerTabs.headers} <span className="n">{headers.length}</span>
              </>
            )
          }
        ]}
        onChange={setTab}
        rowClass={styles.tabs}
        panelClass={styles.answer}
      >
        {tab === 'response' && <AnswerBodyView answer={answer} />}
        {tab === 'headers' && (
          <div className={styles.padded}>
            <HeaderTable label={words.answerTabs.headers} rows={headers} />
          </div>
        )}
      </Tabs>
    </>
  )
}

function toneOf({ status, isRedirect }: Answer): 'info' | 'success' | 'warning' | 'danger' {
  if (isRedirect || status < 200) return 'info'
  if (status < 400) return 'success'
  return status < 500 ? 'warning' : 'danger'
}
