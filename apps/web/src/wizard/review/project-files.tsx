import type { Site } from '@sitewright/site'
import { IconFile, IconFolder } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ListedFile } from '../../builder/worker/protocol.ts'
import { runInWorker } from '../../builder/worker/run-in-worker.ts'
import { formatBytes } from '../../ui/format-bytes.ts'
import { reviewMessages as messages } from './messages.ts'
import styles from './review.module.css'

interface Entry {
  name: string
  detail: string
  folder: boolean
}

/** As many as fit beside the steps of the generation; the number below counts all. */
const entriesShown = 11

/** The root of the project: its folders with their number of files, and its files with their sizes. */
function toEntries(files: readonly ListedFile[]): Entry[] {
  const folders = new Map<string, number>()
  const single: Entry[] = []
  for (const file of files) {
    const [top = '', ...rest] = file.path.split('/')
    if (rest.length > 0) folders.set(top, (folders.get(top) ?? 0) + 1)
    else single.push({ name: file.path, detail: formatBytes(file.bytes), folder: false })
  }
  const named = [...folders].map(([name, count]) => ({
    name,
    detail: messages.files(count),
    folder: true
  }))
  const rank = ({ name }: Entry): number => Number(name.startsWith('.'))
  return [...named, ...single.sort((a, b) => rank(a) - rank(b))].slice(0, entriesShown)
}

type ListingState = { kind: 'working' } | { kind: 'ready'; files: readonly ListedFile[] } | { kind: 'failed' }

/** The files of the project, from a real generation in the worker. */
export function ProjectFiles({ site }: { site: Site }) {
  const [state, setState] = useState<ListingState>({ kind: 'working' })
  useEffect(() => {
    let wanted = true
    const list = async (): Promise<void> => {
      const files = await runInWorker('list', { site })
      if (!wanted) return
      setState({ kind: 'ready', files })
      // The first build is the slowest; it warms the worker up for the real one.
      await runInWorker('build', { site, validate: true })
    }
    list().catch(() => wanted && setState((now) => (now.kind === 'ready' ? now : { kind: 'failed' })))
    return () => {
      wanted = false
    }
  }, [site])
  if (state.kind === 'failed') return <p className="muted">{messages.filesFailed}</p>
  if (state.kind === 'working') return <p className="muted">{messages.listingFiles}</p>
  return (
    <>
      <ul className={styles.plan}>
        {toEntries(state.files).map(({ name, detail, folder }) => (
          <li key={name}>
            {folder ? <IconFolder className="i s" aria-hidden /> : <IconFile className="i s" aria-hidden />}
            <span>{name}</span>
            <em className="num">{detail}</em>
          </li>
        ))}
      </ul>
      <p className={`num ${styles.sum}`}>{messages.filesInAll(state.files.length)}</p>
    </>
  )
}
