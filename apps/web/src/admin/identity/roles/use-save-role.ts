import type { ApiCalls, Role } from '@sitewright/api'
import { roleMessages } from '@sitewright/api/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { toast } from '../../../ui/toast.ts'
import { rolesQuery } from '../../shared/roles.api.ts'
import { rolesMessages as words } from './messages.ts'
import { countChanges, type RoleFields } from './role-draft.ts'
import { addRole, updateRole } from './roles.api.ts'

interface SaveOptions {
  /** Undefined where it is added. */
  stored: Role | undefined
  draft: RoleFields
  onDone: () => void
}

type Rank = ApiCalls['POST /api/admin/roles']['input']['body']['rank']

/** Saves a role. After a conflict it is fetched again, so that the user sees what changed and saves once more. */
export function useSaveRole({ stored, draft, onDone }: SaveOptions) {
  const client = useQueryClient()
  const added = useMutation(addRole)
  const updated = useMutation(updateRole)
  const [refusal, setRefusal] = useState<{ message?: string; fields: Readonly<Record<string, string>> }>({
    fields: {}
  })
  const sending = added.isPending || updated.isPending

  const send = (): Promise<{ role: Role }> => {
    const { name, description, permissions } = draft
    const rank = draft.rank as Rank
    if (stored === undefined) return added.mutateAsync({ body: { name, description, rank, permissions } })
    return updated.mutateAsync({
      path: { id: stored.id },
      body: {
        version: stored.version,
        ...(name === stored.name ? {} : { name }),
        ...(description === stored.description ? {} : { description }),
        ...(rank === stored.rank ? {} : { rank }),
        permissions
      }
    })
  }
  const save = async (): Promise<void> => {
    if (draft.name.trim() === '') return setRefusal({ fields: { name: roleMessages.nameRequired } })
    if (stored !== undefined && countChanges(stored, draft) === 0) return onDone()
    const result = await toMutationResult(send())
    if (result.kind === 'cancelled') return
    if (result.kind === 'failed') {
      const { code, message, fields } = result.failure
      if (code === 'role.changed') await client.refetchQueries({ queryKey: rolesQuery.queryKey })
      const taken = code === 'role.name-taken' ? { name: message } : fields
      return setRefusal(code === 'role.name-taken' ? { fields: taken } : { message, fields })
    }
    const { name } = result.answer.role
    toast({ tone: 'success', text: stored === undefined ? words.added(name) : words.saved(name) })
    onDone()
  }
  return {
    sending,
    message: refusal.message,
    fields: refusal.fields,
    forget: () => setRefusal({ fields: {} }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!sending) void save()
    }
  }
}
