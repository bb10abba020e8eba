import type { ExplorerCall } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '../../../ui/format-bytes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { Status } from '../../../ui/status.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { formatMs } from '../../shared/format-value.ts'
import { AnswerBodyView } from './answer-body-view.tsx'
import type { ApiDocument, Operation } from './api-document.ts'
import styles from './call-workspace.module.css'
import { callHistoryQuery } from './explorer.api.ts'
import { HeaderTable } from './header-table.tsx'
import { fewCalls, HistoryTab } from './history-tab.tsx'
import { explorerMessages as words } from './messages.ts'
import { SchemaMatch } from './schema-match.tsx'
import type { Answer } from './send-request.ts'
import { toneOf } from './tone-of.ts'
import type { Execution } from './use-execute.ts'

interface ResponsePanelProps {
  document: ApiDocument
  operation: Operation
  execution: Execution
  tab: ResponseTab
  onTab: (tab: ResponseTab) => void
  onReplay: (past: ExplorerCall) => void
}

export type ResponseTab = keyof typeof words.answerTabs

/** What the server answered, or why there is no answer; and what was sent before. */
export function ResponsePanel({ document, operation, execution, tab, onTab, onReplay }: ResponsePanelProps) {
  const history = useQuery(callHistoryQuery(fewCalls))
  const answer = execution.kind === 'answered' ? execution.answer : undefined
  const counts = { response: undefined, headers: answer?.headers.length, history: history.data?.total }
  const items = (Object.keys(words.answerTabs) as ResponseTab[]).map((value) => ({
    value,
    label: (
      <>
        {words.answerTabs[value]} {counts[value] !== undefined && <span className="n">{counts[value]}</span>}
      </>
    )
  }))
  return (
    <>
      {answer !== undefined && <AnswerHead {...{ document, operation, answer }} />}
      <Tabs<ResponseTab>
        label={words.responseTabs}
        value={tab}
        items={items}
        onChange={onTab}
        rowClass={styles.tabs}
        panelClass={styles.answer}
      >
        {tab === 'history' ? (
          <HistoryTab onReplay={onReplay} />
        ) : answer === undefined ? (
          <NoAnswer execution={execution} />
        ) : tab === 'response' ? (
          <AnswerBodyView {...{ document, operation, answer }} />
        ) : (
          <div className={styles.padded}>
            <HeaderTable label={words.answerTabs.headers} rows={answer.headers} />
          </div>
        )}
      </Tabs>
    </>
  )
}

const sayings = {
  idle: [words.nothingYet, words.nothingYetText],
  stopped: [words.stopped, words.stoppedText],
  declined: [words.declined, words.declinedText],
  failed: [words.failed, words.failedTitleText]
} as const satisfies Partial<Record<Execution['kind'], readonly [string, string]>>

function NoAnswer({ execution }: Pick<ResponsePanelProps, 'execution'>) {
  const { kind } = execution
  if (kind === 'sending' || kind === 'answered') return <Skeleton rows={6} label={words.sending} />
  const [title, usual] = sayings[kind]
  const isRolledBack = execution.kind === 'stopped' && execution.role !== undefined
  const text = isRolledBack ? words.asRole.stopped : usual
  return <StatePanel title={title} text={text} isAlert={kind === 'failed'} />
}

function AnswerHead({
  document,
  operation,
  answer
}: Pick<ResponsePanelProps, 'document' | 'operation'> & { answer: Answer }) {
  const { status, statusText, ms, body, isRedirect, role } = answer
  return (
    <div className={styles.answerHead} role="status">
      <Status tone={toneOf(answer)}>
        <b>{isRedirect ? words.redirect : `${status} ${statusText}`}</b>
      </Status>
      {role !== undefined && <span>{words.asRole.as(role.name)}</span>}
      <span className="num">{formatMs(ms)}</span>
      {body.kind !== 'none' && <span className="num">{formatBytes(body.size)}</span>}
      {answer.notes?.map((note) => (
        <span key={note} className={styles.differences}>
          {note}
        </span>
      ))}
      <SchemaMatch document={document} operation={operation} answer={answer} />
    </div>
  )
}
