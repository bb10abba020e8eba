import type { ReactNode } from 'react'

/** A command of the palette. */
export interface Command {
  id: string
  label: string
  description?: string
  /** The heading that it stands below. */
  group?: string
  icon?: ReactNode
  /** The keys that do the same, such as `g u`. */
  keys?: string
  disabled?: boolean
  onClick: () => void
}

/** The commands that have what was typed in their name, then those that have it in their description. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  const wanted = query.trim().toLowerCase()
  const has = (text: string | undefined): boolean => text?.toLowerCase().includes(wanted) === true
  const byName = commands.filter(({ label }) => has(label))
  return [...byName, ...commands.filter(({ label, description }) => !has(label) && has(description))]
}

/** Commands below one heading; without one, where they have none. */
export interface CommandGroup {
  name: string | undefined
  commands: readonly Command[]
}

/** Commands by heading, in the order in which the headings come first. */
export function groupCommands(commands: readonly Command[]): readonly CommandGroup[] {
  return [...Map.groupBy(commands, ({ group }) => group)].map(([name, grouped]) => ({
    name,
    commands: grouped
  }))
}

/** A name in three parts, the one that was typed in the middle; in one, where it is not in it. */
export function splitAtMatch(label: string, query: string): readonly string[] {
  const wanted = query.trim()
  const start = label.toLowerCase().indexOf(wanted.toLowerCase())
  if (wanted === '' || start < 0) return [label]
  const end = start + wanted.length
  return [label.slice(0, start), label.slice(start, end), label.slice(end)]
}
