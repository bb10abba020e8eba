import type { SavedPreferences, Preferences } from '@sitewright/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../../requests/request.ts'
import { toastFailure } from '../../../requests/toasts.ts'
import { preferencesMessages } from './messages.ts'
import { preferencesQuery } from './preferences-query.ts'

const { queryKey } = preferencesQuery

const setPreferences = mutation('PUT /api/admin/preferences', {
  onFailure: toastFailure(preferencesMessages.failed)
})

/** Changes some of one's preferences: on the page at once, and on the server. */
export function useChangePreferences(): (change: Partial<Preferences>, onSettled?: () => void) => void {
  const client = useQueryClient()
  // One after the other, so that the last choice is the one that is saved.
  const { mutate } = useMutation({ ...setPreferences, scope: { id: 'preferences' } })
  return (change, onSettled) => {
    const kept = client.getQueryData<SavedPreferences>(queryKey)
    if (kept === undefined) return
    // An answer from before the change would take it back for a moment.
    void client.cancelQueries({ queryKey })
    const { updatedAt, ...before } = kept
    const body = { ...before, ...change }
    client.setQueryData<SavedPreferences>(queryKey, { ...body, updatedAt: updatedAt ?? Date.now() })
    mutate(
      { body },
      { onError: () => void client.invalidateQueries({ queryKey }), onSettled: () => onSettled?.() }
    )
  }
}
