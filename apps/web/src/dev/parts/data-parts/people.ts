import type { TableState } from '../../../ui/data-table/table-address.ts'
import type { StatusName } from '../../../ui/status-names.ts'

/** A user in the examples of tables. */
export interface Person {
  id: string
  firstName: string
  lastName: string
  email: string
  role: string
  status: StatusName
  provider: string
  signIns: number
}

const firstNames = [
  'Ines',
  'Tomas',
  'Priya',
  'Dana',
  'Kofi',
  'Hanna',
  'Samuel',
  'Aoife',
  'Rui',
  'Yuki',
  'Maximiliana'
]
const lastNames = [
  'Duarte',
  'Lind',
  'Nair',
  'Whitlock',
  'Mensah',
  'Berg',
  'Adeyemi',
  'Brennan',
  'Tavares',
  'Tanaka'
]
export const roles = ['Admin', 'Manager', 'Editor', 'User']
export const statuses = ['active', 'active', 'active', 'locked', 'inactive', 'suspended'] as const
export const providers = ['Google', 'GitHub', 'Microsoft', 'Password']

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item
}

/** The same people each time, as many as are asked for. */
export function makePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const firstName = pick(firstNames, index)
    const lastName = pick(lastNames, index * 7 + Math.floor(index / 10))
    return {
      id: `u_${index}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}.${index}@example.com`.toLowerCase(),
      role: pick(roles, index * 3),
      status: pick(statuses, index * 5),
      provider: pick(providers, index * 11),
      signIns: (index * 7919) % 1300
    }
  })
}

/** Answers as a server does: filters, sorts and cuts a page out. */
export function queryPeople(people: readonly Person[], state: TableState): { rows: Person[]; count: number } {
  const { search, filters, sort, page, pageSize } = state
  const found = people.filter(
    (person) =>
      `${person.firstName} ${person.lastName} ${person.email}`.toLowerCase().includes(search.toLowerCase()) &&
      (filters['status']?.includes(person.status) ?? true) &&
      (filters['role']?.includes(person.role) ?? true) &&
      (filters['provider']?.includes(person.provider) ?? true)
  )
  const key = sort === undefined ? undefined : sortKeys[sort.id]
  const sorted =
    key === undefined
      ? found
      : found.toSorted((a, b) => compare(key(a), key(b)) * (sort?.desc === true ? -1 : 1))
  return { rows: sorted.slice((page - 1) * pageSize, page * pageSize), count: found.length }
}

const sortKeys: Readonly<Record<string, (person: Person) => string | number>> = {
  person: (person) => person.firstName,
  role: (person) => person.role,
  signIns: (person) => person.signIns
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
