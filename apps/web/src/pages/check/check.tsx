import { IconAlertCircle, IconFileZip, IconFolder } from '@tabler/icons-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { formatCreatedAt } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { Report } from '../project/report.tsx'
import styles from './check.module.css'
import { readDropped, readChosenFiles } from './dropped-files.ts'
import { checkMessages as messages } from './messages.ts'
import { useCheck } from './use-check.ts'

/** Validates any project that is dropped here (spec 1 §4, standalone validation). */
export function Check() {
  const { state, begin, stop } = useCheck()
  const [over, setOver] = useState(false)
  const now = useNow()
  const zip = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const busy = state.kind === 'reading' || state.kind === 'checking'
  useEffect(() => {
    const isOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type === 'dragover')
      if (event.type === 'drop') begin(readDropped(event.dataTransfer))
    }
    const leaves = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    addEventListener('dragover', isOver)
    addEventListener('drop', isOver)
    addEventListener('dragleave', leaves)
    return () => {
      removeEventListener('dragover', isOver)
      removeEventListener('drop', isOver)
      removeEventListener('dragleave', leaves)
    }
  })
  const choose = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    input.value = ''
    begin(readChosenFiles(files))
  }
  return (
    <Page
      title={messages.title}
      lead={
        state.kind === 'done'
          ? messages.of(state.name, state.files, formatCreatedAt(state.at, now))
          : messages.lead
      }
    >
      <input
        ref={zip}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={messages.zip}
        onChange={({ target }) => choose(target)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={messages.folder}
        onChange={({ target }) => choose(target)}
        {...{ webkitdirectory: '' }}
      />
      <output className={busy ? styles.busy : 'vh'}>
        {state.kind === 'reading' && messages.reading(state.name)}
        {state.kind === 'checking' && messages.checking(state.name)}
        {busy && <Button onClick={stop}>{messages.stop}</Button>}
      </output>
      {state.kind === 'refused' && (
        <div className={styles.refused} role="alert">
          <IconAlertCircle className="i" aria-hidden />
          <div>
            <b>{messages.refused(state.name)}</b>
            <p>{state.reason}</p>
          </div>
        </div>
      )}
      {state.kind === 'done' ? (
        <Report report={state.report} level={2}>
          <ChooseProject zip={zip} folder={folder} />
        </Report>
      ) : (
        !busy && (
          <div className={`${styles.drop} ${over ? styles.over : ''}`}>
            <p>{messages.drop}</p>
            <ChooseProject zip={zip} folder={folder} go />
            <p className={styles.limits}>{messages.limits}</p>
          </div>
        )
      )}
    </Page>
  )
}

type InputRef = RefObject<HTMLInputElement | null>

function ChooseProject({ zip, folder, go = false }: { zip: InputRef; folder: InputRef; go?: boolean }) {
  return (
    <div className={styles.row}>
      <Button kind={go ? 'go' : 'second'} onClick={() => zip.current?.click()}>
        <IconFileZip className="i" aria-hidden />
        {go ? messages.zip : messages.another}
      </Button>
      <Button onClick={() => folder.current?.click()}>
        <IconFolder className="i" aria-hidden />
        {messages.folder}
      </Button>
    </div>
  )
}
