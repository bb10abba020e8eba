import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addUserRoute,
  updateUserRoute,
  deleteUserRoute,
  endUserSessionsRoute,
  getUserRoute,
  listUsersForAdminRoute,
  listUsersRoute,
  startUserPasswordResetRoute,
  type UserPage,
  type UserQuery,
  type User
} from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Actor } from '../../http/caller.ts'
import type { Env } from '../../http/env.ts'
import { serving } from '../../http/serve.ts'
import { peopleMessages } from './messages.ts'
import { foundPeople, newestPeople, peopleById } from './people.repository.ts'
import { addPerson, changePerson, deletePerson, endPersonSessions, startReset } from './people.usecases.ts'
import { personOf } from './person.ts'
import { requireVisible } from './rights.ts'
import { wordsOfSearch } from './search-words.ts'

/** People, as administrators see and change them (spec 2 §2, §7). */
export function peopleRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  const { db } = accounts.database

  async function page(query: UserQuery, { tenantId }: Actor): Promise<UserPage> {
    const whom = { tenant: tenantId, role: query.role, status: query.status }
    const words = wordsOfSearch(query.search)
    const { ids, total, exact } =
      words.length === 0 ? await newestPeople(db, whom, query) : await foundPeople(db, whom, words, query)
    const users = (await peopleById(db, ids)).map(personOf)
    return { users, page: query.page, limit: query.limit, total, exact }
  }
  async function person(id: string, actor: Actor): Promise<{ user: User }> {
    const [row] = await peopleById(db, [id])
    return { user: personOf(requireVisible(actor, row)) }
  }

  serve(listUsersRoute, ({ query, actor }) => page(query, actor))
  serve(listUsersForAdminRoute, ({ query, actor }) => page(query, actor))
  serve(getUserRoute, ({ path, actor }) => person(path.id, actor))
  serve(addUserRoute, async ({ body, actor, caller }) =>
    person((await addPerson(accounts, body, actor, caller)).id, actor)
  )
  serve(updateUserRoute, async ({ path, body, actor, caller }) =>
    person((await changePerson(accounts, path.id, body, actor, caller)).id, actor)
  )
  serve(deleteUserRoute, async ({ path, actor, caller }) => {
    await deletePerson(accounts, path.id, actor, caller)
    return { success: true as const, message: peopleMessages.deleted }
  })
  serve(endUserSessionsRoute, async ({ path, actor, caller }) => ({
    success: true as const,
    ended: await endPersonSessions(accounts, path.id, actor, caller)
  }))
  serve(startUserPasswordResetRoute, async ({ path, actor, caller }) => {
    await startReset(accounts, path.id, actor, caller)
    return { success: true as const, message: peopleMessages.resetMailed }
  })
  return app
}
