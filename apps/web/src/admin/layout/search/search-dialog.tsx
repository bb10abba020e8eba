import { mayRead } from '@sitewright/api/access'
import type { SessionUser } from '@sitewright/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { query } from '../../../requests/request.ts'
import { CommandPalette } from '../../../ui/command-palette.tsx'
import { foundCommands } from './found-commands.tsx'
import { searchMessages as words } from './messages.ts'
import { useRecentCommands } from './recent-commands.ts'
import { usePanelCommands } from './use-panel-commands.tsx'
import { useOpenPage } from './use-open-page.ts'

const searchQuery = (q: string) => query(['search', q], 'GET /api/admin/search', { query: { q } })

/** Milliseconds without another letter, after which the server is asked. */
const debounceMs = 120

/** Search or run: screens and actions by name, and what the server finds of people and roles. */
export function SearchDialog({ user, asked }: { user: SessionUser; asked: number }) {
  const [typed, setTyped] = useState('')
  const rested = useDebounced(typed.trim(), debounceMs)
  // Nothing is found for an empty field, at once.
  const query = typed.trim() === '' ? '' : rested
  const seesPeople = mayRead(user.permissions, 'user.read')
  const { data, isFetching, isError } = useQuery({
    ...searchQuery(query),
    enabled: seesPeople && query !== '',
    placeholderData: keepPreviousData,
    // A later search of the same finds what has come since.
    staleTime: 0,
    gcTime: 60_000
  })
  const openPage = useOpenPage()
  const found = typed.trim() === '' || data === undefined ? [] : foundCommands(data, query, openPage)
  const { withRecent, remember } = useRecentCommands(user.id)
  const isSearching = seesPeople && typed.trim() !== '' && (isFetching || query !== typed.trim())
  return (
    <CommandPalette
      asked={asked}
      label={words.label}
      placeholder={seesPeople ? words.placeholder : words.placeholderWithoutPeople}
      nothingFound={(text) =>
        isSearching ? words.searching : (seesPeople ? words.nothing : words.nothingWithoutPeople)(text)
      }
      status={isError && typed.trim() !== '' ? words.failed : undefined}
      commands={remember(withRecent(usePanelCommands(user), typed))}
      found={remember(found)}
      onQuery={setTyped}
    />
  )
}
