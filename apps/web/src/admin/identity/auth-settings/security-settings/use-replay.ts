import type { SecuritySettings } from '@sitewright/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { query } from '../../../../requests/request.ts'
import { toNewSettings } from './security-changes.ts'

const settledMs = 400

export function useReplay(wanted: SecuritySettings, isChanged: boolean) {
  const text = JSON.stringify(toNewSettings(wanted))
  const settled = useDebounced(text, settledMs)
  const body = JSON.parse(settled) as ReturnType<typeof toNewSettings>
  return useQuery({
    ...query(['security-settings', 'replay', settled], 'POST /api/admin/settings/security/replay', { body }),
    enabled: isChanged && settled === text,
    placeholderData: keepPreviousData
  })
}
