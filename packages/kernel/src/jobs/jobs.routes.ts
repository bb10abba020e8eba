import { OpenAPIHono } from '@hono/zod-openapi'
import {
  cancelJobRoute,
  getJobRoute,
  listJobItemsRoute,
  listJobsRoute,
  undoJobRoute,
  type JobQuery
} from '@sitewright/api'
import type { UserCall } from '../call/call.ts'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import { parseTimeCursor, toTimeCursor } from '../routing/time-cursor.ts'
import type { Services } from '../services/services.ts'
import type { JobDefinition } from './define-job.ts'
import { findJobItemPage } from './job-items.repository.ts'
import { findJobPage } from './jobs.repository.ts'
import { cancelJob, getJob, seesAllJobs, undoJob } from './jobs.usecases.ts'
import { toJob, toJobItem } from './to-job.ts'

/** Routes that list, cancel and undo jobs. */
export function jobRoutes(services: Services, definitions: readonly JobDefinition[]): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)

  async function listJobs(
    { before, limit, state, kind }: JobQuery,
    { services: { database }, actor }: UserCall
  ) {
    const page = { state, kind, limit, before: before === undefined ? undefined : parseTimeCursor(before) }
    const rows = await findJobPage(database.db, { actor, all: seesAllJobs(actor), ...page })
    const shown = rows.slice(0, limit)
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    return { jobs: shown.map(toJob), next: toTimeCursor(last) }
  }

  addRoute(listJobsRoute, ({ query, call }) => listJobs(query, call))
  addRoute(getJobRoute, async ({ path, call }) => ({
    job: toJob(await getJob(call.services.database.db, call.actor, path.id))
  }))
  addRoute(listJobItemsRoute, async ({ path, query: { after, limit, outcome }, call }) => {
    const { db } = call.services.database
    const job = await getJob(db, call.actor, path.id)
    const rows = await findJobItemPage(db, job, { after, limit, outcome })
    const shown = rows.slice(0, limit)
    return {
      items: shown.map(toJobItem),
      next: rows.length > shown.length ? (shown.at(-1)?.position ?? null) : null
    }
  })
  addRoute(cancelJobRoute, async ({ path, call }) => ({ job: toJob(await cancelJob(call, path.id)) }))
  addRoute(undoJobRoute, async ({ path, call }) => ({
    job: toJob(await undoJob(call, definitions, path.id))
  }))
  return app
}
