import { useState } from 'react'
import type { Command } from '../../../ui/find-commands.ts'
import { searchMessages as words } from './messages.ts'

/** Commands that were run recently, by id: a user who was found is looked up anew, and never stored in the browser. */
type RecentIds = readonly string[]

const mostRecent = 4

/** Commands that a list has no use for a second time. */
const once = ['logout']

/** The commands that the user ran last, in this tab. */
export function useRecentCommands(userId: string) {
  const [ids, setIds] = useState<RecentIds>(() => read(userId))
  const remember = (commands: readonly Command[]): Command[] =>
    commands.map((command) => ({
      ...command,
      onClick: () => {
        const id = command.id.replace(/^recent-/, '')
        if (!once.includes(id)) {
          const next = [id, ...ids.filter((each) => each !== id)].slice(0, mostRecent)
          setIds(next)
          write(userId, next)
        }
        command.onClick()
      }
    }))
  /** The recent ones first, as long as nothing is typed. */
  const withRecent = (commands: readonly Command[], typed: string): readonly Command[] => {
    if (typed.trim() !== '') return commands
    const recent = ids.flatMap((id) => commands.find((command) => command.id === id) ?? [])
    return [
      ...recent.map((command) => ({ ...command, id: `recent-${command.id}`, group: words.groups.recent })),
      ...commands.filter(({ id }) => !ids.includes(id))
    ]
  }
  return { withRecent, remember }
}

const keyOf = (userId: string): string => `sitewright.recent.${userId}`

function read(userId: string): RecentIds {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

function write(userId: string, ids: RecentIds): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(ids))
  } catch {
    // It holds until the page is left.
  }
}
