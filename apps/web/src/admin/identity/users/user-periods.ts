const hourMs = 3_600_000
const dayMs = 24 * hourMs

export const userPeriods = [7, 30, 90] as const

export type UserTimes = Partial<Record<'createdFrom' | 'lastLoginFrom' | 'lastLoginTo', number>>

/**
 * The times of the filters by date: `7` is the last seven days, `before-90` more than ninety days ago. To the hour, so
 * that the list is not asked for anew all the time.
 */
export function toUserTimes(
  { created, seen }: { created?: string | undefined; seen?: string | undefined },
  now = Date.now()
): UserTimes {
  const hour = Math.floor(now / hourMs) * hourMs
  const ago = (days: string): number => hour - Number(days) * dayMs
  return {
    ...(created === undefined ? {} : { createdFrom: ago(created) }),
    ...(seen === undefined
      ? {}
      : seen.startsWith('before-')
        ? { lastLoginTo: ago(seen.slice('before-'.length)) }
        : { lastLoginFrom: ago(seen) })
  }
}
