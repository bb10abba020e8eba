import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { siteDocumentSchema } from '../project-schemas.ts'
import { secretField } from '../secret-fields.ts'
import { savedProjectLimits } from '../kernel/limits.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Saved projects' })

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

export const projectNumberSchema = z.int().min(1).max(2_147_483_647)

/** A saved project in the list. */
export const savedProjectSchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ example: 'Harbour Street Dental' }),
    framework: z.string(),
    features: z.number().int().openapi({ description: 'How many features are selected' }),
    version: projectNumberSchema,
    createdAt: timeSchema,
    updatedAt: timeSchema,
    thumbnail: z.string().openapi({ description: 'A picture of the site as a data address, for an img' }),
    shared: z.boolean().openapi({ description: 'A link shows it to whoever has it' }),
    sharedWithTeam: z.boolean().openapi({
      description: 'People of the team read it with `content.read`, and edit it with `content.write`'
    })
  })
  .openapi('SavedProject')

export type SavedProject = z.infer<typeof savedProjectSchema>

/** A saved project with its site document. */
export const savedProjectDocumentSchema = savedProjectSchema
  .extend({ site: siteDocumentSchema })
  .openapi('SavedProjectDocument')

export type SavedProjectDocument = z.infer<typeof savedProjectDocumentSchema>

/** An earlier state of a project. */
export const projectVersionSchema = z
  .object({
    version: projectNumberSchema,
    savedAt: timeSchema,
    framework: z.string(),
    features: z.number().int()
  })
  .openapi('ProjectVersion')

export type ProjectVersion = z.infer<typeof projectVersionSchema>

const sharedProjectSchema = z
  .object({
    name: z.string().openapi({ example: 'Harbour Street Dental' }),
    framework: z.string(),
    features: z.number().int(),
    updatedAt: timeSchema,
    thumbnail: z.string(),
    site: siteDocumentSchema
  })
  .openapi('SharedProject')

export type SharedProject = z.infer<typeof sharedProjectSchema>

/** A deleted project that can be restored. */
export const deletedProjectSchema = savedProjectSchema
  .extend({ undoUntil: timeSchema })
  .openapi('DeletedProject')

export type DeletedProject = z.infer<typeof deletedProjectSchema>

/** Path parameters of a saved project. */
export const projectPath = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
const versionPath = projectPath.extend({
  version: z.coerce.number<string>().pipe(projectNumberSchema).openapi({ type: 'integer', minimum: 1 })
})

/** Most recently saved first. */
export const listSavedProjectsRoute = defineRoute('GET /api/saved-projects', {
  access: 'signed-in',
  summary: 'List your saved projects',
  description:
    'Your projects without their documents, the one saved last first. `deleted` holds those that can still be brought back, with the time until when.',
  answer: ok(
    'Your projects, and those that can still be brought back',
    z.object({ projects: z.array(savedProjectSchema), deleted: z.array(deletedProjectSchema) })
  )
})

/** The name defaults to that of the business. */
export const createSavedProjectRoute = defineRoute('POST /api/saved-projects', {
  access: 'signed-in',
  summary: 'Save a project',
  description:
    'At most 200 projects, 1 MB for a document and 100 MB for all. Without a name the project has that of the business. Written to the audit log.',
  rateLimits: ['project-writes'],
  body: z.strictObject({ name: projectNameSchema.optional(), site: siteDocumentSchema }),
  answer: ok('The project is saved', savedProjectSchema)
})

export const getSavedProjectRoute = defineRoute('GET /api/saved-projects/{id}', {
  access: 'signed-in',
  summary: 'Get a saved project with its site document',
  description: 'The current version. A project of somebody else answers like one that does not exist.',
  params: projectPath,
  answer: ok('The project', savedProjectDocumentSchema)
})

/** Refused as a conflict where `baseVersion` is not the current one (optimistic locking). */
export const updateSavedProjectRoute = defineRoute('PUT /api/saved-projects/{id}', {
  access: 'signed-in',
  summary: 'Save a new version of a project',
  description:
    'Refused with `project.conflict` where `baseVersion` is not the current version: nothing is overwritten. The same document again changes nothing, so that a call may be repeated. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  body: z.strictObject({ site: siteDocumentSchema, baseVersion: projectNumberSchema }),
  answer: ok('The project is saved', savedProjectSchema)
})

export const renameSavedProjectRoute = defineRoute('PATCH /api/saved-projects/{id}', {
  access: 'signed-in',
  summary: 'Rename a saved project',
  description: 'The document and its version stay. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  body: z.strictObject({ name: projectNameSchema }),
  answer: ok('The project has its new name', savedProjectSchema)
})

/** Soft delete: it can be restored for 14 days. */
export const deleteSavedProjectRoute = defineRoute('DELETE /api/saved-projects/{id}', {
  access: 'signed-in',
  summary: 'Delete a saved project',
  description:
    'It can be brought back for 14 days; after that it is gone with all its versions. Its documents count for the space of the account until then. Of more than 200 deleted ones the oldest goes at once. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  answer: ok('The project is deleted', doneSchema.extend({ undoUntil: timeSchema }))
})

export const restoreSavedProjectRoute = defineRoute('POST /api/saved-projects/{id}/restore', {
  access: 'signed-in',
  summary: 'Take the deletion of a project back',
  description: 'Within 14 days of the deletion, with all its versions. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  answer: ok('The project is there again', savedProjectSchema)
})

export const purgeSavedProjectRoute = defineRoute('DELETE /api/saved-projects/deleted/{id}', {
  access: 'signed-in',
  summary: 'Delete a project for good',
  description:
    'Only a project that is deleted already. It goes with all its versions, cannot be brought back, and no longer takes space. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  answer: ok('It is gone', doneSchema)
})

export const duplicateSavedProjectRoute = defineRoute('POST /api/saved-projects/{id}/duplicate', {
  access: 'signed-in',
  summary: 'Duplicate a saved project',
  description:
    'Copies the current version under a name of its own; earlier versions and the share link are not copied. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  answer: ok('The copy', savedProjectSchema)
})

/** The stored versions, newest first. */
export const listProjectVersionsRoute = defineRoute('GET /api/saved-projects/{id}/versions', {
  access: 'signed-in',
  summary: 'List the versions of a saved project',
  description: 'The last 20 versions, without their documents.',
  params: projectPath,
  answer: ok('Its versions', z.object({ versions: z.array(projectVersionSchema) }))
})

export const getProjectVersionRoute = defineRoute('GET /api/saved-projects/{id}/versions/{version}', {
  access: 'signed-in',
  summary: 'Get a version of a saved project',
  description: 'To look at it, or to compare it with the current one.',
  params: versionPath,
  answer: ok('The version', projectVersionSchema.extend({ site: siteDocumentSchema }))
})

/** Restores a version as the newest one, so that nothing in between is lost. */
export const restoreProjectVersionRoute = defineRoute(
  'POST /api/saved-projects/{id}/versions/{version}/restore',
  {
    access: 'signed-in',
    summary: 'Go back to a version of a saved project',
    description:
      'Saves its document as the newest version; nothing in between is lost. Written to the audit log.',
    rateLimits: ['project-writes'],
    params: versionPath,
    answer: ok('The project with a new version', savedProjectDocumentSchema)
  }
)

/** A read-only link; an older link of the project is revoked. */
export const shareSavedProjectRoute = defineRoute('POST /api/saved-projects/{id}/share', {
  access: 'signed-in',
  feature: 'share-links',
  summary: 'Share a saved project by link, read-only',
  description:
    'Whoever has the link reads the project. It is shown this once; an older link stops working. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  answer: ok(
    'The link; it is shown this once',
    z.object({
      shareToken: z.string().openapi({ example: 'Qm9vdGhzLWFuZC1wbHVtYi1saW5lcw' }),
      link: z
        .string()
        .openapi({ example: 'https://sites.example.com/shared#Qm9vdGhzLWFuZC1wbHVtYi1saW5lcw' }),
      project: savedProjectSchema
    })
  )
})

export const unshareSavedProjectRoute = defineRoute('DELETE /api/saved-projects/{id}/share', {
  access: 'signed-in',
  summary: 'End the link of a saved project',
  description: 'The link answers like one that never was. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  answer: ok('The link has ended', savedProjectSchema)
})

export const setProjectTeamRoute = defineRoute('PUT /api/saved-projects/{id}/team', {
  access: 'signed-in',
  summary: 'Share a saved project with your team',
  description:
    'The team is everybody of your tenant, or of the installation where you have none: people with `content.read` read the project, with `content.write` they save new versions of it. `shared: false` ends it. Renaming, deleting and links stay yours. Written to the audit log.',
  rateLimits: ['project-writes'],
  params: projectPath,
  body: z.strictObject({ shared: z.boolean() }),
  answer: ok('The project', savedProjectSchema)
})

export const getSharedProjectRoute = defineRoute('GET /api/shared-projects/{token}', {
  access: 'public',
  summary: 'Get a shared project',
  description:
    'The current version of the project, without its owner. Where the tenant of the owner lacks the feature `share-links`, it answers as if the link had ended.',
  rateLimits: ['shared-address'],
  params: z.object({
    token: z
      .string()
      .regex(/^[\w-]{1,128}$/)
      .openapi(secretField)
  }),
  answer: ok('The project, read-only', sharedProjectSchema)
})
