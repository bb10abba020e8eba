import { useSearchParams } from 'react-router'
import { withParameters } from '../../../ui/use-address-state.ts'

export type RoleView =
  | { kind: 'closed' }
  | { kind: 'list' }
  | { kind: 'new'; copyOf: string | undefined }
  | { kind: 'role'; id: string }

const name = 'roles'
const newRole = 'new'

/** Reads the view from the query of an address: `?roles`, `?roles=new`, `?roles=new:editor`, `?roles=editor`. */
export function readRoleView(query: URLSearchParams): RoleView {
  const value = query.get(name)
  if (value === null) return { kind: 'closed' }
  if (value === '') return { kind: 'list' }
  if (value === newRole) return { kind: 'new', copyOf: undefined }
  if (value.startsWith(`${newRole}:`)) return { kind: 'new', copyOf: value.slice(newRole.length + 1) }
  return { kind: 'role', id: value }
}

function writeRoleView(view: RoleView): string | null {
  if (view.kind === 'closed') return null
  if (view.kind === 'list') return ''
  if (view.kind === 'role') return view.id
  return view.copyOf === undefined ? newRole : `${newRole}:${view.copyOf}`
}

/** The view of the dialog of roles, which lives in the address: Back leads to the one before. */
export function useRoleView(): [RoleView, (view: RoleView) => void] {
  const [query, setQuery] = useSearchParams()
  const setView = (view: RoleView): void =>
    setQuery((before) => withParameters(before, { [name]: writeRoleView(view) }), {
      preventScrollReset: true
    })
  return [readRoleView(query), setView]
}
