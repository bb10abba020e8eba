import type { DatabaseRowChange } from '@sitewright/api'
import { createStore } from '../../../lib/store.ts'

export interface StagedPlace {
  user: string
  connection: string
  /** Its name, with the schema where it needs one. */
  table: string
}

type Staged = Readonly<Record<string, readonly DatabaseRowChange[]>>

const none: readonly DatabaseRowChange[] = []

/** Changes that are staged and not saved, until the page is loaded again. */
export const stagedStore = createStore<Staged>({})

const prefixOf = ({ user, connection }: Omit<StagedPlace, 'table'>): string => `${user} ${connection} `

export function findStaged(all: Staged, place: StagedPlace): readonly DatabaseRowChange[] {
  return all[`${prefixOf(place)}${place.table}`] ?? none
}

/** Keeps the changes of a table, for when the user comes back from another table, filter or tab. */
export function keepStaged(place: StagedPlace, changes: readonly DatabaseRowChange[]): void {
  const { [`${prefixOf(place)}${place.table}`]: _before, ...rest } = stagedStore.get()
  stagedStore.set(changes.length === 0 ? rest : { ...rest, [`${prefixOf(place)}${place.table}`]: changes })
}

/** The tables of a connection that have changes, with how many. */
export function countStaged(
  all: Staged,
  place: Omit<StagedPlace, 'table'>
): { table: string; count: number }[] {
  const prefix = prefixOf(place)
  return Object.entries(all)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, changes]) => ({ table: name.slice(prefix.length), count: changes.length }))
}
