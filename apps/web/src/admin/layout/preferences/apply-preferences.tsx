import type { Preferences } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { setTimeFormat, type TimeFormat } from '../../../lib/time-format.ts'
import { setColorScheme } from '../../../ui/color-scheme.ts'
import { setPreferredPageSize } from '../../../ui/data-table/page-size.ts'
import { switchSingleKeys } from '../../../ui/single-keys.ts'
import { createQueryClient } from '../../../requests/query-client.ts'
import { useOwnSession, useView } from '../../../sign-in/auth.tsx'
import { preferencesQuery } from './preferences-query.ts'

/**
 * Lets the whole page follow the preferences of the signed-in user, until they leave the control panel. Who views as
 * another user keeps their own.
 */
export function ApplyPreferences() {
  const own = useOwnSession()
  const isViewing = useView() !== undefined
  const [ownClient] = useState(() => createQueryClient(own))
  const { data } = useQuery(preferencesQuery, isViewing ? ownClient : undefined)
  useEffect(() => {
    if (data === undefined) return
    setTimeFormat(toTimeFormat(data))
    switchSingleKeys(data.singleKeys)
    setPreferredPageSize(data.pageSize)
    // A theme that was never chosen leaves the one that this browser keeps.
    if (data.updatedAt !== null) setColorScheme(data.theme)
  }, [data])
  useEffect(
    () => () => {
      setTimeFormat({})
      switchSingleKeys(true)
    },
    []
  )
  return null
}

/** How times are written by the user's preferences. */
export function toTimeFormat({
  timeZone,
  hourCycle
}: Pick<Preferences, 'timeZone' | 'hourCycle'>): TimeFormat {
  return {
    timeZone: timeZone ?? undefined,
    hourCycle: hourCycle === null ? undefined : hourCycle === '12' ? 'h12' : 'h23'
  }
}
