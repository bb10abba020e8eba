import { createRoute, z } from '@hono/zod-openapi'
import { access } from '../access.ts'
import { doneSchema, errorResponses, jsonBody, ok } from '../responses.ts'
import { siteDocumentSchema } from '../project-schemas.ts'
import { savedProjectLimits } from './limits.ts'
import { timeSchema } from './fields.ts'

const tags = ['Saved projects']

/** The name of a project, on one line. */
export const projectNameSchema = z
  .string()
  .transform((name) => name.replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim())
  .pipe(z.string().min(1).max(savedProjectLimits.name))
  .openapi({
    type: 'string',
    minLength: 1,
    maxLength: savedProjectLimits.name,
    example: 'Harbour Street Dental'
  })

const versionSchema = z.int().min(1).max(2_147_483_647)

/** A saved project as the list shows it. */
export const savedProjectSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    framework: z.string(),
    features: z.number().int().openapi({ description: 'How many features are selected' }),
    version: versionSchema,
    createdAt: timeSchema,
    updatedAt: timeSchema,
    thumbnail: z.string().openapi({ description: 'A picture of the site as a data address, for an img' }),
    shared: z.boolean().openapi({ description: 'A link shows it to whoever has it' })
  })
  .openapi('SavedProject')

/** A saved project with its site document. */
export const savedProjectDocumentSchema = savedProjectSchema
  .extend({ site: siteDocumentSchema })
  .openapi('SavedProjectDocument')

/** An earlier state of a project. */
export const projectVersionSchema = z
  .object({
    version: versionSchema,
    savedAt: timeSchema,
    framework: z.string(),
    features: z.number().int()
  })
  .openapi('ProjectVersion')

const sharedProjectSchema = z
  .object({
    name: z.string(),
    framework: z.string(),
    features: z.number().int(),
    updatedAt: timeSchema,
    thumbnail: z.string(),
    site: siteDocumentSchema
  })
  .openapi('SharedProject')

/** A deleted project that can still be restored. */
export const deletedProjectSchema = savedProjectSchema
  .extend({ undoUntil: timeSchema })
  .openapi('DeletedProject')

const projectPath = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
const versionPath = projectPath.extend({
  version: z.coerce.number<string>().pipe(versionSchema).openapi({ type: 'integer', minimum: 1 })
})
const collection = '/api/saved-projects'
const one = `${collection}/{id}` as const

/** The projects of the signed-in person, the one saved last first. */
export const listSavedProjectsRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: collection,
  tags,
  summary: 'List your saved projects',
  responses: {
    ...ok(
      'Your projects, and those that can still be brought back',
      z.object({ projects: z.array(savedProjectSchema), deleted: z.array(deletedProjectSchema) })
    ),
    ...errorResponses
  }
})

/** Save a site document as a new project; without a name it takes that of the business. */
export const createSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: collection,
  tags,
  summary: 'Save a project',
  request: {
    body: jsonBody(z.strictObject({ name: projectNameSchema.optional(), site: siteDocumentSchema }))
  },
  responses: { ...ok('The project is saved', savedProjectSchema), ...errorResponses }
})

export const getSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: one,
  tags,
  summary: 'Get a saved project with its site document',
  request: { params: projectPath },
  responses: { ...ok('The project', savedProjectDocumentSchema), ...errorResponses }
})

/** Save a new version over the one that it was made from; refused where the project has moved on. */
export const updateSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'put',
  path: one,
  tags,
  summary: 'Save a new version of a project',
  request: {
    params: projectPath,
    body: jsonBody(z.strictObject({ site: siteDocumentSchema, baseVersion: versionSchema }))
  },
  responses: { ...ok('The project is saved', savedProjectSchema), ...errorResponses }
})

export const renameSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'patch',
  path: one,
  tags,
  summary: 'Rename a saved project',
  request: { params: projectPath, body: jsonBody(z.strictObject({ name: projectNameSchema })) },
  responses: { ...ok('The project has its new name', savedProjectSchema), ...errorResponses }
})

/** Delete a project; for a quarter of an hour it can be brought back. */
export const deleteSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'delete',
  path: one,
  tags,
  summary: 'Delete a saved project',
  request: { params: projectPath },
  responses: {
    ...ok('The project is deleted', doneSchema.extend({ undoUntil: timeSchema })),
    ...errorResponses
  }
})

export const restoreSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: `${one}/restore`,
  tags,
  summary: 'Take the deletion of a project back',
  request: { params: projectPath },
  responses: { ...ok('The project is there again', savedProjectSchema), ...errorResponses }
})

export const duplicateSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: `${one}/duplicate`,
  tags,
  summary: 'Duplicate a saved project',
  request: { params: projectPath },
  responses: { ...ok('The copy', savedProjectSchema), ...errorResponses }
})

/** The versions that are kept, newest first. */
export const listProjectVersionsRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: `${one}/versions`,
  tags,
  summary: 'List the versions of a saved project',
  request: { params: projectPath },
  responses: {
    ...ok('Its versions', z.object({ versions: z.array(projectVersionSchema) })),
    ...errorResponses
  }
})

export const getProjectVersionRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: `${one}/versions/{version}`,
  tags,
  summary: 'Get a version of a saved project',
  request: { params: versionPath },
  responses: {
    ...ok('The version', projectVersionSchema.extend({ site: siteDocumentSchema })),
    ...errorResponses
  }
})

/** Make an earlier version the newest one; nothing in between is lost. */
export const restoreProjectVersionRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: `${one}/versions/{version}/restore`,
  tags,
  summary: 'Go back to a version of a saved project',
  request: { params: versionPath },
  responses: { ...ok('The project with a new version', savedProjectDocumentSchema), ...errorResponses }
})

/** Make a link that shows a project to whoever has it; an older link of the project ends. */
export const shareSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: `${one}/share`,
  tags,
  summary: 'Share a saved project by link, read-only',
  request: { params: projectPath },
  responses: {
    ...ok(
      'The link; it is shown this once',
      z.object({ shareToken: z.string(), link: z.string(), project: savedProjectSchema })
    ),
    ...errorResponses
  }
})

export const unshareSavedProjectRoute = createRoute({
  ...access('signed-in'),
  method: 'delete',
  path: `${one}/share`,
  tags,
  summary: 'End the link of a saved project',
  request: { params: projectPath },
  responses: { ...ok('The link has ended', savedProjectSchema), ...errorResponses }
})

/** What a shared link shows, to anybody who has it. */
export const getSharedProjectRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/api/shared-projects/{token}',
  tags,
  summary: 'Get a shared project',
  request: { params: z.object({ token: z.string().regex(/^[\w-]{1,128}$/) }) },
  responses: { ...ok('The project, read-only', sharedProjectSchema), ...errorResponses }
})

export type DeletedProject = z.infer<typeof deletedProjectSchema>
export type SavedProject = z.infer<typeof savedProjectSchema>
export type SavedProjectDocument = z.infer<typeof savedProjectDocumentSchema>
export type ProjectVersion = z.infer<typeof projectVersionSchema>
export type SharedProject = z.infer<typeof sharedProjectSchema>
