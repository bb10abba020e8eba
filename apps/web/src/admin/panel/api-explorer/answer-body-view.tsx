import { hideSecrets } from '@sitewright/api/hide-secrets'
import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/choice.tsx'
import { downloadBlob, downloadFile } from '../../../ui/download.ts'
import { formatBytes } from '../../../ui/format-bytes.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { Status } from '../../../ui/status.tsx'
import { findAnswerSchema, type ApiDocument, type JsonSchema, type Operation } from './api-document.ts'
import styles from './call-workspace.module.css'
import { CopyButton } from './copy-button.tsx'
import { JsonText } from './json-text.tsx'
import { JsonTree } from './json-tree.tsx'
import { explorerMessages as words } from './messages.ts'
import type { Answer } from './send-request.ts'

interface AnswerBodyProps {
  document: ApiDocument
  operation: Operation
  answer: Answer
}

/** The body of an answer: JSON as text or tree, other text, a file to download, or a stream. */
export function AnswerBodyView({ document, operation, answer }: AnswerBodyProps) {
  const { body, isRedirect, status } = answer
  if (isRedirect) return <StatePanel title={words.redirect} text={words.redirectText} />
  switch (body.kind) {
    case 'none':
      return <p className={styles.nothing}>{words.noAnswerBody}</p>
    case 'json':
      return (
        <JsonAnswer value={body.value} schema={findAnswerSchema(operation, status)} document={document} />
      )
    case 'text':
      return <PlainText label={words.response} text={body.text} />
    case 'stream':
      return (
        <>
          <p className={styles.padded} role="status">
            <Status tone={body.isOpen ? 'success' : undefined}>
              {body.isOpen ? words.streamOpen : words.streamEnded}
            </Status>
          </p>
          <PlainText label={words.stream} text={body.text} />
        </>
      )
    case 'file':
      return (
        <StatePanel title={words.fileAnswer(body.name, formatBytes(body.size))} text={words.fileText}>
          <Button onClick={() => downloadBlob(body.name, body.blob)}>
            <IconDownload className="i" aria-hidden />
            {words.download}
          </Button>
        </StatePanel>
      )
  }
}

function PlainText({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
    <pre className={styles.code} role="group" aria-label={label} tabIndex={0}>
      {text}
    </pre>
  )
}

type ViewName = keyof typeof words.views

const views = (Object.keys(words.views) as ViewName[]).map((value) => ({ value, label: words.views[value] }))

interface JsonAnswerProps {
  value: unknown
  schema: JsonSchema | undefined
  document: ApiDocument
}

function JsonAnswer({ value, schema, document }: JsonAnswerProps) {
  const [view, setView] = useState<ViewName>('text')
  const shown = useMemo(
    () => hideSecrets(value, { schema, document, showsOnce: true }),
    [value, schema, document]
  )
  const text = useMemo(() => JSON.stringify(shown.value, null, 2), [shown])
  return (
    <>
      <div className={styles.answerScroller}>
        {view === 'text' ? <JsonText text={text} /> : <JsonTree value={shown.value} />}
      </div>
      <div className={styles.answerFoot}>
        <span>
          {shown.hidden === 0 ? words.nothingHidden : words.hidden(shown.hidden)}
          {shown.shownOnce > 0 && ` · ${words.shownOnce}`}
        </span>
        <SegmentedControl label={words.view} name="view" value={view} options={views} onChange={setView} />
        <Button kind="quiet" onClick={() => downloadFile('answer.json', text)}>
          <IconDownload className="i" aria-hidden />
          {words.download}
        </Button>
        <CopyButton text={text} />
      </div>
    </>
  )
}
