import { query } from '../../../../requests/request.ts'

export const actsQuery = query(['roles', 'acts'], 'GET /api/admin/acts', {})

export interface Question {
  act: string
  object: string | undefined
  at: number | undefined
}

/** The decision about a user; asked again when users or roles change. */
export function explanationQuery(id: string, { act, object, at }: Question) {
  const input = { act, ...(object === undefined ? {} : { object }), ...(at === undefined ? {} : { at }) }
  return query(['users', 'explain', id, JSON.stringify(input)], 'GET /api/admin/users/{id}/explain', {
    path: { id },
    query: input
  })
}

/** People whose name or address has what was typed. */
export function peopleQuery(search: string) {
  return query(['users', 'find', search], 'GET /api/admin/users', {
    query: { limit: 10, ...(search === '' ? {} : { search }) }
  })
}
