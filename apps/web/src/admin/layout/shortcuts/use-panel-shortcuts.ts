import type { SessionUser } from '@sitewright/api'
import { useHotkeys } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isDialogOpen, useSingleKeys } from '../../../ui/single-keys.ts'
import { toast } from '../../../ui/toast.ts'
import { undoNewest } from '../../../ui/undo-offers.ts'
import { useKeySequence } from '../../../ui/use-key-sequence.ts'
import { keyMessages } from './messages.ts'
import { screensFor } from '../screens.ts'

/** The keys that work on every screen: search, the list of keys, undo, refresh, and `g` with the letter of a screen. */
export function usePanelShortcuts(user: SessionUser, open: (name: 'search' | 'keys') => void): void {
  const navigate = useNavigate()
  const search = (): void => {
    // No dialog opens over another one.
    if (!isDialogOpen()) open('search')
  }
  useHotkeys([['mod+K', search]], [])
  const client = useQueryClient()
  useSingleKeys({
    '?': () => open('keys'),
    r: () => void client.invalidateQueries(),
    z() {
      if (!undoNewest()) toast({ tone: 'info', text: keyMessages.nothingToUndo, group: 'undo-key' })
    }
  })
  useKeySequence(
    'g',
    Object.fromEntries(screensFor(user).map(({ key, path }) => [key, () => void navigate(path)]))
  )
}
