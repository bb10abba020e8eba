import '@fontsource-variable/spline-sans-mono'
import { firstFiles, type FrameworkId } from '@sitewright/catalog'
import { findText, type File } from '@sitewright/project'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/clipboard.ts'
import { downloadFile } from '../../ui/download.ts'
import { formatBytes, byteLengthOf } from '../../ui/format-bytes.ts'
import { toast } from '../../ui/toast.ts'
import { Binary } from './binary.tsx'
import styles from './code.module.css'
import { shareMessages } from '../../builder/messages.ts'
import { previewMessages } from './messages.ts'
import { FileTree } from './file-tree.tsx'

const Source = lazy(async () => ({ default: (await import('./source.tsx')).Source }))

/** The code view: browse, search, copy and download the files of the project. */
export function Code({ files, framework }: { files: readonly File[]; framework: FrameworkId }) {
  const [chosen, setPath] = useState<string>()
  const paths = chosen === undefined ? firstFiles(framework) : [chosen]
  const file =
    files.find(({ path }) => paths.includes(path)) ??
    files.find((each) => each.path === 'README.md') ??
    files[0]
  if (file === undefined) return null
  return (
    <div className={styles.ide}>
      <FileTree paths={files.map((each) => each.path)} chosen={file.path} onChoose={setPath} />
      <section className={styles.pane} aria-label={previewMessages.file}>
        <Path file={file} files={files} onChoose={setPath} />
        {typeof file.content === 'string' ? (
          <Suspense fallback={<p className={styles.loading}>{previewMessages.loadingEditor}</p>}>
            <Source file={{ ...file, content: file.content }} />
          </Suspense>
        ) : (
          <Binary file={{ ...file, content: file.content }} />
        )}
      </section>
    </div>
  )
}

function Path({
  file,
  files,
  onChoose
}: {
  file: File
  files: readonly File[]
  onChoose: (path: string) => void
}) {
  const cut = file.path.lastIndexOf('/') + 1
  const text = findText(new Map([[file.path, file]]), file.path)
  const copy = async () => {
    const copied = await copyText(text ?? '')
    toast(
      copied
        ? { tone: 'success', text: previewMessages.copied(file.path) }
        : { tone: 'danger', text: shareMessages.copyFailed }
    )
  }
  return (
    <div className={styles.path}>
      <p>
        <span>{file.path.slice(0, cut).replaceAll('/', ' / ')}</span>
        <b>{file.path.slice(cut)}</b>
      </p>
      <select
        className={styles.picker}
        aria-label={previewMessages.file}
        value={file.path}
        onChange={(event) => onChoose(event.target.value)}
      >
        {files.map((each) => (
          <option key={each.path}>{each.path}</option>
        ))}
      </select>
      <span className={`num ${styles.size}`}>{formatBytes(byteLengthOf(file))}</span>
      {text !== undefined && (
        <Button size="sm" onClick={() => void copy()}>
          <IconCopy className="i s" aria-hidden />
          {previewMessages.copy}
        </Button>
      )}
      <Button size="sm" onClick={() => downloadFile(file.path.slice(cut), file.content)}>
        <IconDownload className="i s" aria-hidden />
        {previewMessages.downloadFile}
      </Button>
    </div>
  )
}
