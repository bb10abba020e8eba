import { z } from '@hono/zod-openapi'
import { defineRoutes } from './define-route.ts'
import { businessSchema, checkRequestSchema, reportSchema, siteDocumentSchema } from './project-schemas.ts'
import { errorResponse, jsonContent, ok } from './responses.ts'

const defineRoute = defineRoutes({ tag: 'Projects' })

const anyObject = z.record(z.string(), z.unknown())
const zipContent = { 'application/zip': { schema: z.string().openapi({ type: 'string', format: 'binary' }) } }

const bodyErrorResponses = {
  400: errorResponse('The body is not JSON, or does not fit the contract'),
  413: errorResponse('The body is too large'),
  415: errorResponse('The content type is not read here'),
  422: errorResponse('The document or the zip has problems; details name path and remedy'),
  429: errorResponse('Too many requests'),
  503: errorResponse('The check takes too long, or all workers are busy')
} as const

/** Get the catalog: everything that can be picked, with its rules. */
export const getCatalogRoute = defineRoute('GET /api/catalog', {
  access: 'public',
  summary: 'List what can be picked',
  answer: ok('The catalog', anyObject.openapi('Catalog')),
  errors: {}
})

/** Get a site document with every default filled in, to start from. */
export const getDefaultSiteRoute = defineRoute('GET /api/site', {
  access: 'public',
  summary: 'Get a site document to start from',
  answer: ok('The default site document', siteDocumentSchema),
  errors: {}
})

/** Generate a project: site document in, zip out. */
export const generateProjectRoute = defineRoute('POST /api/projects', {
  access: 'public',
  summary: 'Generate a project',
  body: siteDocumentSchema,
  answer: {
    200: {
      description: 'The project, as a zip; the same document gives the same bytes',
      content: zipContent
    }
  },
  errors: bodyErrorResponses
})

/** Get the advice of the built-in analysis for a business. */
export const getAdviceRoute = defineRoute('POST /api/projects/advice', {
  access: 'public',
  summary: 'Get advice for a business',
  body: businessSchema,
  answer: ok('The built-in analysis', anyObject.openapi('Analysis')),
  errors: bodyErrorResponses
})

/** Validate a project, sent as a zip or as files in JSON. */
export const checkProjectRoute = defineRoute('POST /api/projects/check', {
  access: 'public',
  summary: 'Check a project, and repair it where asked',
  query: z.object({
    fix: z
      .enum(['true', 'false'])
      .default('false')
      .openapi({ description: 'Answer with the repaired files too' })
  }),
  content: { ...zipContent, ...jsonContent(checkRequestSchema) },
  answer: ok('The report', reportSchema),
  errors: bodyErrorResponses
})
