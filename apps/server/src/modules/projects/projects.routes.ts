import { OpenAPIHono } from '@hono/zod-openapi'
import { adviceRoute, ApiError, checkRequestSchema, checkRoute, createProjectRoute } from '@sitewright/api'
import type { Template } from '@sitewright/generator'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerError } from '../../http/errors.ts'
import type { CheckJob, CheckOutcome } from './check-job.ts'
import { adviseBusiness, createProject } from './projects.usecases.ts'

/** What the project calls work with. */
export interface ProjectDependencies {
  template: Template
  runCheck: (job: CheckJob) => Promise<CheckOutcome>
}

const megabyte = 1024 * 1024

function limitedTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => answerError(c, 'request.too-large') })
}

function requireType(...types: readonly string[]): MiddlewareHandler {
  return async function checkMediaType(c, next) {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!types.includes(type)) throw new ApiError('request.media-type')
    await next()
  }
}

/** POST /api/projects, /api/projects/advice and /api/projects/check. */
export function projectRoutes({ template, runCheck }: ProjectDependencies): OpenAPIHono {
  const app = new OpenAPIHono()
  app.use('/api/projects', limitedTo(megabyte), requireType('application/json'))
  app.use('/api/projects/advice', limitedTo(megabyte), requireType('application/json'))
  app.use('/api/projects/check', limitedTo(50 * megabyte), requireType('application/json', 'application/zip'))

  app.openAPIRegistry.registerPath(createProjectRoute)
  app.post(createProjectRoute.path, async (c) => {
    const { fileName, zip } = createProject(await readObject(c), template)
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="${fileName}"`)
    return c.body(new Uint8Array(zip))
  })
  app.openAPIRegistry.registerPath(adviceRoute)
  app.post(adviceRoute.path, async (c) => c.json(adviseBusiness(await readObject(c))))
  app.openAPIRegistry.registerPath(checkRoute)
  app.post(checkRoute.path, async (c) => {
    const outcome = await runCheck(await readJob(c))
    if (!outcome.ok) throw new ApiError('zip.invalid', [{ path: outcome.path, message: outcome.message }])
    return c.body(outcome.report, 200, { 'Content-Type': 'application/json' })
  })
  return app
}

async function readBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw new ApiError('request.not-json')
  }
}

async function readObject(c: Context): Promise<Record<string, unknown>> {
  const body = await readBody(c)
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw new ApiError('request.invalid', [
    { path: '', message: 'The body is not a JSON object. Send one, as GET /api/site shows.' }
  ])
}

async function readJob(c: Context): Promise<CheckJob> {
  const fix = c.req.query('fix') === 'true'
  if (c.req.header('content-type')?.startsWith('application/zip')) {
    return { kind: 'zip', bytes: new Uint8Array(await c.req.arrayBuffer()), fix }
  }
  const body = await readBody(c)
  const request = checkRequestSchema.safeParse(body)
  if (request.success) return { kind: 'files', files: request.data.files, fix }
  const details = request.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new ApiError('request.invalid', details)
}
