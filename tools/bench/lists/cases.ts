import { userSortSchema } from '../../../packages/api/src/index.ts'
import { nameOf } from '../../../packages/product/testing/load-users.ts'
import type { ListCase } from './measure.ts'

/** How many rows there are to look through. */
export interface ListSize {
  people: number
  audit: number
}

const day = 24 * 60 * 60_000
const random = (below: number): number => Math.floor(Math.random() * below)
const anyName = (): string => nameOf(random(4096))
const partOfName = (): string => anyName().slice(random(4)).slice(0, 3).toLowerCase()

/** The list of users: each sort, each filter, pages at random, and searches. */
export function userCases({ people }: ListSize): ListCase[] {
  const pages = Math.ceil(people / 25)
  const list = (query: string): string => `/api/admin/users?limit=25&${query}`
  const filters = [
    'status=suspended',
    'status=active',
    'role=editor',
    'provider=google',
    'verified=false',
    'verified=true',
    'secondFactor=true',
    'secondFactor=false',
    'locked=true',
    'locked=false',
    'never=true',
    `createdFrom=${Date.now() - 30 * day}`,
    `createdFrom=0&createdTo=${Date.now()}`,
    'lastLoginFrom=0',
    'status=inactive&role=editor&sort=lastName',
    'verified=false&sort=lastName&search=mar'
  ]
  return [
    { name: 'first page', path: () => list('') },
    ...userSortSchema.options.flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => ({
        name: `sort ${sort} ${order}`,
        path: () => list(`sort=${sort}&order=${order}`)
      }))
    ),
    ...filters.map((query) => ({ name: `filter ${query}`, path: () => list(query) })),
    ...userSortSchema.options.map((sort) => ({
      name: `page at random, by ${sort}`,
      path: () => list(`sort=${sort}&page=${1 + random(pages)}`)
    })),
    {
      name: 'page 5,000 (or the last), by last login',
      path: () => list(`sort=lastLogin&page=${Math.min(5000, pages)}`)
    },
    { name: 'deep page of a filter', path: () => list(`verified=true&page=${1 + random(400)}`) },
    { name: 'search, three letters', path: () => list(`search=${partOfName()}`) },
    {
      name: 'search, three letters, by last name',
      path: () => list(`sort=lastName&search=${anyName().slice(1, 4)}`)
    },
    { name: 'search, three letters in every address', path: () => list('search=exa') },
    { name: 'search, whole name', path: () => list(`search=${anyName()}`) },
    { name: 'search, two letters', path: () => list(`search=${anyName().slice(0, 2)}`) },
    { name: 'search, one letter', path: () => list(`search=${anyName().slice(0, 1)}`) },
    { name: 'search that finds nobody', path: () => list('search=xyzzy') }
  ]
}

/** The drawer of a user: each call that it makes. */
export function drawerCases({ people }: ListSize): ListCase[] {
  const of = (path: string) => () => path.replace('ID', `person-${random(people)}`)
  return [
    { name: 'drawer, user', path: of('/api/users/ID') },
    { name: 'drawer, sessions', path: of('/api/admin/users/ID/sessions') },
    { name: 'drawer, access', path: of('/api/admin/users/ID/access') },
    { name: 'drawer, activity', path: of('/api/admin/users/ID/activity') },
    { name: 'drawer, activity of one kind', path: of('/api/admin/users/ID/activity?kind=sign-in') },
    { name: 'drawer, why may they', path: of('/api/admin/users/ID/explain?act=user.deactivate') }
  ]
}

/** The audit log: pages, each filter, and each kind of search. */
export function auditCases({ people, audit }: ListSize): ListCase[] {
  const from = Date.now() - 30 * day
  const actor = (): string => `person-${random(people)}`
  const note = (): string => `note-${random(audit)}x`
  const list = (query: string): string => `/api/admin/audit?limit=50&${query}`
  return [
    { name: 'first page', path: () => list('') },
    { name: 'page at random', path: () => list(`before=${1 + random(audit)}`) },
    { name: 'page 5,000', path: () => list(`before=${Math.max(2, audit - 5000 * 50)}`) },
    { name: 'actor', path: () => list(`actor=${actor()}`) },
    { name: 'subject', path: () => list(`subject=session-${random(audit)}`) },
    { name: 'action, common', path: () => list('action=auth.login') },
    { name: 'action, rare', path: () => list('action=provider.update') },
    { name: 'outcome refused', path: () => list('outcome=refused') },
    {
      name: 'time',
      path: () => list(`from=${from + random(15 * day)}&to=${from + (15 + random(15)) * day}`)
    },
    { name: 'text, in every entry', path: () => list('search=auth.log') },
    { name: 'text, in some', path: () => list('search=firefox-7') },
    { name: 'text, in one in a hundred', path: () => list('search=firefox-73') },
    { name: 'text, in one', path: () => list(`search=${note()}`) },
    { name: 'text, in none', path: () => list('search=xyzzy') },
    { name: 'text, of parts that are everywhere', path: () => list('search=12312312') },
    { name: 'texts that never meet', path: () => list('search=firefox-73+firefox-12') },
    { name: 'text of two letters', path: () => list('search=zq') },
    { name: 'actor and text', path: () => list(`actor=${actor()}&search=note-`) },
    { name: 'common action and text of one', path: () => list(`action=auth.login&search=${note()}`) },
    { name: 'common action and text of none', path: () => list('action=auth.login&search=xyzzy') },
    { name: 'common action and outcome', path: () => list('action=auth.login&outcome=refused') },
    { name: 'rare action and text', path: () => list('action=provider.update&search=firefox-7') },
    { name: 'old time and text of some', path: () => list(`to=${from + 3 * day}&search=firefox-7`) },
    {
      name: 'text of some, from a page at random',
      path: () => list(`before=${1 + random(audit)}&search=firefox-7`)
    }
  ]
}

/** Search or run, from the first letter on. */
export function searchCases(): ListCase[] {
  const search = (text: string): string => `/api/admin/search?q=${encodeURIComponent(text)}`
  return [
    { name: 'one letter', path: () => search(anyName().slice(0, 1)) },
    { name: 'two letters', path: () => search(anyName().slice(0, 2)) },
    { name: 'three letters', path: () => search(partOfName()) },
    { name: 'three letters in every address', path: () => search('exa') },
    { name: 'a whole name', path: () => search(anyName()) },
    { name: 'two names', path: () => search(`${anyName()} ${anyName()}`) },
    { name: 'an address', path: () => search(`${anyName()}@example.com`) },
    { name: 'nobody', path: () => search('xyzzy') }
  ]
}
