import { createRoute, z } from '@hono/zod-openapi'
import { access } from './access.ts'
import { businessSchema, checkRequestSchema, reportSchema, siteDocumentSchema } from './project-schemas.ts'
import { errorResponse, jsonBody, jsonContent, ok } from './responses.ts'

const anything = z.record(z.string(), z.unknown())

const bodyErrorResponses = {
  400: errorResponse('The body is not JSON, or does not fit the contract'),
  413: errorResponse('The body is too large'),
  415: errorResponse('The content type is not read here'),
  422: errorResponse('The document or the zip has problems; details name path and remedy'),
  429: errorResponse('Too many requests'),
  503: errorResponse('The check takes too long, or all workers are busy')
} as const

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
    ...bodyErrorResponses
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
    ...bodyErrorResponses
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
    ...bodyErrorResponses
  }
})
