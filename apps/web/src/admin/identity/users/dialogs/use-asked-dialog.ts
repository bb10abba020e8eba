import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withParameters } from '../../../../ui/use-address-state.ts'
import { useUserDialog } from './user-dialog-context.ts'

/** Opens the dialog of a new user where the address asks for it, once: Back does not ask again. */
export function useAskedDialog(isAllowed: boolean): void {
  const open = useUserDialog()
  const [query, setQuery] = useSearchParams()
  const isAsked = query.has('add')
  useEffect(() => {
    if (!isAsked) return
    setQuery((before) => withParameters(before, { add: null }), { replace: true })
    if (isAllowed) open(undefined)
    // Opening is not stable, and asked for once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked])
}
