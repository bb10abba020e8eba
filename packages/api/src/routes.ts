import { createRoute, z } from '@hono/zod-openapi'
import { access } from './access.ts'
import {
  businessSchema,
  checkRequestSchema,
  errorSchema,
  healthSchema,
  readySchema,
  reportSchema,
  siteDocumentSchema
} from './schemas.ts'

const failure = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: errorSchema } }
})
const anything = z.record(z.string(), z.unknown())

const bodyFailures = {
  400: failure('The body is not JSON, or does not fit the contract'),
  413: failure('The body is too large'),
  415: failure('The content type is not read here'),
  422: failure('The document or the zip has problems; details name path and remedy'),
  429: failure('Too many requests'),
  503: failure('The check takes too long, or all workers are busy')
} as const

/** Is the server up, and which version is it? */
export const healthRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/health',
  tags: ['Operations'],
  summary: 'Health',
  responses: {
    200: { description: 'The server is up', content: { 'application/json': { schema: healthSchema } } }
  }
})

/** Does the server take calls now? Load balancers ask. */
export const readyRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/ready',
  tags: ['Operations'],
  summary: 'Readiness',
  responses: {
    200: {
      description: 'The server takes calls',
      content: { 'application/json': { schema: readySchema } }
    },
    503: {
      description: 'Its database does not answer, its tables are of another version, or it is about to end',
      content: { 'application/json': { schema: readySchema } }
    }
  }
})

/** Everything that can be picked, with its rules. */
export const catalogRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/api/catalog',
  tags: ['Projects'],
  summary: 'List what can be picked',
  responses: {
    200: {
      description: 'The catalog',
      content: { 'application/json': { schema: anything.openapi('Catalog') } }
    }
  }
})

/** A site document with every default filled in, to start from. */
export const siteRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/api/site',
  tags: ['Projects'],
  summary: 'Get a site document to start from',
  responses: {
    200: {
      description: 'The default site document',
      content: { 'application/json': { schema: siteDocumentSchema } }
    }
  }
})

/** Site document in, project zip out. */
export const createProjectRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/projects',
  tags: ['Projects'],
  summary: 'Generate a project',
  request: { body: { required: true, content: { 'application/json': { schema: siteDocumentSchema } } } },
  responses: {
    200: {
      description: 'The project, as a zip; the same document gives the same bytes',
      content: { 'application/zip': { schema: z.string().openapi({ type: 'string', format: 'binary' }) } }
    },
    ...bodyFailures
  }
})

/** Business in, advice out. */
export const adviceRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/projects/advice',
  tags: ['Projects'],
  summary: 'Get advice for a business',
  request: { body: { required: true, content: { 'application/json': { schema: businessSchema } } } },
  responses: {
    200: {
      description: 'The built-in analysis',
      content: { 'application/json': { schema: anything.openapi('Analysis') } }
    },
    ...bodyFailures
  }
})

/** Project in (zip, or files as JSON), report out. */
export const checkRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/projects/check',
  tags: ['Projects'],
  summary: 'Check a project, and repair it where asked',
  request: {
    query: z.object({
      fix: z
        .enum(['true', 'false'])
        .default('false')
        .openapi({ description: 'Answer with the repaired files too' })
    }),
    body: {
      required: true,
      content: {
        'application/zip': { schema: z.string().openapi({ type: 'string', format: 'binary' }) },
        'application/json': { schema: checkRequestSchema }
      }
    }
  },
  responses: {
    200: { description: 'The report', content: { 'application/json': { schema: reportSchema } } },
    ...bodyFailures
  }
})
