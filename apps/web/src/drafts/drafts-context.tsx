import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** State of the drafts view: whether the list is open, and which draft is highlighted or edited. */
export interface DraftsView {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly selected: string | null
  readonly select: (address: string | null) => void
  readonly writing: string | null
  readonly write: (address: string | null) => void
  readonly published: boolean
  readonly setPublished: (published: boolean) => void
}

const noop = (): void => undefined
const DraftsContext = createContext<DraftsView>({
  open: false,
  setOpen: noop,
  selected: null,
  select: noop,
  writing: null,
  write: noop,
  published: false,
  setPublished: noop
})

const parameter = 'drafts'

type DraftsLocation = { search: string; hash: string; state: { drawer?: unknown } | null }

/** Provides the drafts view; its open state is in the URL, so that Back closes it. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const { search, hash, state } = useLocation() as DraftsLocation
  const navigate = useNavigate()
  // A link from another page names the draft that it is about.
  const [selected, select] = useState(() => new URLSearchParams(search).get(parameter) || null)
  const [writing, write] = useState<string | null>(null)
  const [published, setPublished] = useState(false)
  const open = new URLSearchParams(search).has(parameter)
  const setOpen = useCallback(
    (next: boolean) => {
      const changed = new URLSearchParams(search)
      if (next) changed.set(parameter, '')
      else changed.delete(parameter)
      // The list takes the place of a preview that is open above the form.
      const replace = !next || state?.drawer === true
      void navigate({ search: changed.toString(), hash }, { replace, preventScrollReset: true })
      if (next) return
      write(null)
      select(null)
    },
    [search, hash, state, navigate]
  )
  const view = useMemo(
    () => ({ open, setOpen, selected, select, writing, write, published, setPublished }),
    [open, setOpen, selected, writing, published]
  )
  return <DraftsContext value={view}>{children}</DraftsContext>
}

export function useDraftsView(): DraftsView {
  return useContext(DraftsContext)
}
