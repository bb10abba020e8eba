import { OpenAPIHono } from '@hono/zod-openapi'
import { getAdviceRoute, ApiError, checkProjectRoute, generateProjectRoute } from '@sitewright/api'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '@sitewright/kernel/request'
import { type LargeBodies, getContentLength, readBody } from '@sitewright/kernel/http'
import type { RunCheck } from './check-pool.ts'
import type { RunProjectJob } from './project-workers.ts'

/** Dependencies of the project routes. */
export interface ProjectDependencies {
  largeBodies: Pick<LargeBodies, 'reserve'>
  runProjectJob: RunProjectJob
  runCheck: RunCheck
}

const megabyte = 1024 * 1024

/** Size limit of each kind of body, in bytes. */
const most = { document: megabyte, files: 5 * megabyte, zip: 50 * megabyte }

function mediaType(c: Context): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function requireType(...types: readonly string[]): MiddlewareHandler {
  return async function checkMediaType(c, next) {
    if (!types.includes(mediaType(c))) throw new ApiError('request.media-type')
    await next()
  }
}

/** Bytes to reserve for a body: its declared size, or the limit; refuses a declared size above it. */
function expectedBytes(c: Context, maxBytes: number): number {
  const bytes = getContentLength(c) ?? maxBytes
  if (bytes > maxBytes) throw new ApiError('request.too-large')
  return bytes
}

/** POST /api/projects, /api/projects/advice and /api/projects/check: all of their work is done in workers. */
export function projectRoutes({
  largeBodies,
  runProjectJob,
  runCheck
}: ProjectDependencies): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  app.use('/api/projects', requireType('application/json'))
  app.use('/api/projects/advice', requireType('application/json'))
  app.use('/api/projects/check', requireType('application/json', 'application/zip'))

  /** Runs a job with the body of a request; its memory stays reserved until the job is done. */
  async function withBody<Kind extends 'advise' | 'create'>(c: Context, kind: Kind) {
    const release = largeBodies.reserve(expectedBytes(c, most.document))
    try {
      return await runProjectJob(kind, await readBody(c, most.document))
    } finally {
      release()
    }
  }

  app.openAPIRegistry.registerPath(generateProjectRoute)
  app.post(generateProjectRoute.path, async (c) => {
    const { fileName, zip } = await withBody(c, 'create')
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="${fileName}"`)
    return c.body(zip)
  })
  app.openAPIRegistry.registerPath(getAdviceRoute)
  app.post(getAdviceRoute.path, async (c) =>
    c.body((await withBody(c, 'advise')).analysis, 200, { 'Content-Type': 'application/json' })
  )
  app.openAPIRegistry.registerPath(checkProjectRoute)
  app.post(checkProjectRoute.path, async (c) => {
    const fix = c.req.query('fix') === 'true'
    const kind = mediaType(c) === 'application/zip' ? 'zip' : 'json'
    const maxBytes = kind === 'zip' ? most.zip : most.files
    const report = await runCheck({
      address: c.get('caller').ip,
      bytes: expectedBytes(c, maxBytes),
      readJob: async () => ({ kind, bytes: await readBody(c, maxBytes), fix })
    })
    return c.body(report, 200, { 'Content-Type': 'application/json' })
  })
  return app
}
