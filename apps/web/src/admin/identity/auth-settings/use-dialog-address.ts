import type { ProviderId } from '@sitewright/api'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type OpenDialog = { name: 'security' } | { name: 'configure' | 'test'; provider: ProviderId }

const names = ['configure', 'test'] as const

/** The open dialog, which stands in the address: a link opens it, and Back closes it. */
export function useDialogAddress(): {
  dialog: OpenDialog | undefined
  open: (dialog: OpenDialog) => void
  close: () => void
} {
  const [query, setQuery] = useSearchParams()
  const write = useCallback(
    (dialog: OpenDialog | undefined): void =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          for (const name of [...names, 'security']) next.delete(name)
          if (dialog !== undefined) next.set(dialog.name, dialog.name === 'security' ? '1' : dialog.provider)
          return next
        },
        { preventScrollReset: true }
      ),
    [setQuery]
  )
  return { dialog: read(query), open: write, close: useCallback(() => write(undefined), [write]) }
}

function read(query: URLSearchParams): OpenDialog | undefined {
  if (query.has('security')) return { name: 'security' }
  const name = names.find((each) => query.has(each))
  return name && { name, provider: query.get(name) as ProviderId }
}
