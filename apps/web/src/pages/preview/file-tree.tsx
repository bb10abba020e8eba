import { IconFile, IconFolder, IconFolderOpen, IconSearch } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { previewMessages as messages } from './messages.ts'
import styles from './code.module.css'
import { treeRows, ancestorFolders, type TreeRow } from './tree-rows.ts'

interface FileTreeProps {
  paths: readonly string[]
  chosen: string
  onChoose: (path: string) => void
}

/** The files of the project as a tree view with a search, operated as the ARIA tree pattern asks. */
export function FileTree({ paths, chosen, onChoose }: FileTreeProps) {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(['src', ...ancestorFolders(chosen)]))
  const [at, setAt] = useState(chosen)
  const list = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const rows = useMemo(() => treeRows(paths, open, query), [paths, open, query])
  const current = rows.some(({ path }) => path === at) ? at : (rows[0]?.path ?? '')

  useEffect(() => {
    const toSearch = (event: globalThis.KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]')
      if (event.key !== '/' || typing) return
      event.preventDefault()
      search.current?.focus()
    }
    addEventListener('keydown', toSearch)
    return () => removeEventListener('keydown', toSearch)
  }, [])

  const toggle = (path: string, wanted = !open.has(path)) => {
    const next = new Set(open)
    if (wanted) next.add(path)
    else next.delete(path)
    setOpen(next)
  }
  const act = ({ path, kind }: TreeRow) => {
    setAt(path)
    if (kind === 'folder') toggle(path)
    else onChoose(path)
  }
  const focus = (path: string | undefined) => {
    if (path === undefined) return
    setAt(path)
    list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus()
  }
  const move = (event: KeyboardEvent, row: TreeRow, index: number) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]?.path),
      ArrowUp: () => focus(rows[index - 1]?.path),
      Home: () => focus(rows[0]?.path),
      End: () => focus(rows.at(-1)?.path),
      ArrowRight: () =>
        row.kind === 'folder' && !open.has(row.path) ? toggle(row.path, true) : focus(rows[index + 1]?.path),
      ArrowLeft: () =>
        row.kind === 'folder' && open.has(row.path)
          ? toggle(row.path, false)
          : focus(ancestorFolders(row.path).at(-1)),
      Enter: () => act(row),
      ' ': () => act(row)
    }
    const run = keys[event.key]
    if (run === undefined) return
    event.preventDefault()
    run()
  }

  return (
    <aside className={styles.tree} aria-label={messages.files}>
      <label className={styles.filter}>
        <IconSearch className="i s" aria-hidden />
        <input
          ref={search}
          type="search"
          aria-label={messages.findFile}
          placeholder={messages.findFile}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            const first = rows.find(({ kind }) => kind === 'file')
            if (event.key !== 'Enter' || query === '' || first === undefined) return
            event.preventDefault()
            act(first)
          }}
        />
        <kbd>/</kbd>
      </label>
      {rows.length === 0 && <p className={styles.none}>{messages.noFile(query)}</p>}
      <ul ref={list} role="tree" aria-label={messages.projectFiles} hidden={rows.length === 0}>
        {rows.map((row, index) => (
          <FileTreeRow
            key={row.path}
            {...{ row, index, move, act }}
            isOpen={query !== '' || open.has(row.path)}
            chosen={row.path === chosen}
            current={row.path === current}
          />
        ))}
      </ul>
    </aside>
  )
}

interface FileTreeRowProps {
  row: TreeRow
  index: number
  isOpen: boolean
  chosen: boolean
  current: boolean
  move: (event: KeyboardEvent, row: TreeRow, index: number) => void
  act: (row: TreeRow) => void
}

function FileTreeRow({ row, index, isOpen, chosen, current, move, act }: FileTreeRowProps) {
  const Icon = row.kind === 'file' ? IconFile : isOpen ? IconFolderOpen : IconFolder
  return (
    <li
      role="treeitem"
      data-path={row.path}
      aria-level={row.depth + 1}
      aria-selected={chosen}
      {...(row.kind === 'folder' ? { 'aria-expanded': isOpen } : {})}
      tabIndex={current ? 0 : -1}
      className={chosen ? styles.on : undefined}
      style={{ paddingInlineStart: 8 + row.depth * 15 }}
      onClick={() => act(row)}
      onKeyDown={(event) => move(event, row, index)}
    >
      <Icon className="i s" aria-hidden />
      <span>{row.name}</span>
      {row.kind === 'folder' && <em className="num">{row.count}</em>}
    </li>
  )
}
