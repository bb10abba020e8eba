import { z } from '@hono/zod-openapi'
import { defineRoutes } from './define-route.ts'
import { businessSchema, checkRequestSchema, reportSchema, siteDocumentSchema } from './project-schemas.ts'
import { errorResponse, jsonContent, ok } from './responses.ts'

const defineRoute = defineRoutes({ tag: 'Projects' })

const anyObject = z.record(z.string(), z.unknown())
const zipContent = { 'application/zip': { schema: z.string().openapi({ type: 'string', format: 'binary' }) } }

const bodyErrorResponses = {
  400: errorResponse('The body is not JSON, or does not fit the contract', 'request.not-json'),
  413: errorResponse('The body is too large', 'request.too-large'),
  415: errorResponse('The content type is not read here', 'request.media-type'),
  422: errorResponse('The document or the zip has problems; details name path and remedy', 'site.invalid'),
  429: errorResponse('Too many requests', 'request.too-many'),
  503: errorResponse('The check takes too long, or all workers are busy', 'server.busy')
} as const

export const getCatalogRoute = defineRoute('GET /api/catalog', {
  access: 'public',
  summary: 'List what can be picked',
  description:
    'Templates, features, frameworks and their rules, as the builder draws them. It changes only with the version of the server.',
  answer: ok('The catalog', anyObject.openapi('Catalog', { example: { frameworks: [{ id: 'react' }] } })),
  errors: {}
})

/** With all defaults, as a starting point. */
export const getDefaultSiteRoute = defineRoute('GET /api/site', {
  access: 'public',
  summary: 'Get a site document to start from',
  description:
    'A complete site document with every default filled in. Change what differs and send it to POST /api/projects.',
  answer: ok('The default site document', siteDocumentSchema),
  errors: {}
})

/** Site document in, zip out. */
export const generateProjectRoute = defineRoute('POST /api/projects', {
  access: 'public',
  summary: 'Generate a project',
  description:
    'The same document gives the same bytes. A document with problems is refused with 422, and details name path and remedy of each. How many projects an address may generate is set by the installation; the RateLimit headers tell.',
  body: siteDocumentSchema,
  answer: {
    200: {
      description: 'The project, as a zip; the same document gives the same bytes',
      content: zipContent
    }
  },
  errors: bodyErrorResponses
})

export const getAdviceRoute = defineRoute('POST /api/projects/advice', {
  access: 'public',
  summary: 'Get advice for a business',
  description:
    'What the built-in analysis recommends for a business, with reasons. Nothing is stored and no other service is asked.',
  body: businessSchema,
  answer: ok(
    'The built-in analysis',
    anyObject.openapi('Analysis', { example: { recommendations: { features: ['booking'] } } })
  ),
  errors: bodyErrorResponses
})

/** As a zip, or as files in JSON. */
export const checkProjectRoute = defineRoute('POST /api/projects/check', {
  access: 'public',
  summary: 'Check a project, and repair it where asked',
  description:
    'Send the zip itself, or its files as JSON. With `fix=true` the answer holds the repaired files too. One check runs for an address at a time; a project that takes too long is refused with `check.timeout`.',
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
