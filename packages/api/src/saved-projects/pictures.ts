import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { errorResponse, errorResponses, ok } from '../responses.ts'
import { savedPictureLimits } from '../kernel/limits.ts'
import { projectPath } from './saved-projects.ts'

const defineRoute = defineRoutes({ tag: 'Saved projects' })

const megabytes = (bytes: number): number => bytes / 1024 / 1024
const { bytes: largest, space, files: most, width: widest } = savedPictureLimits

const hashSchema = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .openapi({
    description: 'The hash of the picture in the site document: SHA-256 of its widest file',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
  })
const widthSchema = z.int().min(1).max(widest)

/** Path parameters of a file of a picture. */
const filePath = z.object({
  hash: hashSchema,
  width: z.coerce
    .number<string>()
    .pipe(widthSchema)
    .openapi({ type: 'integer', minimum: 1, maximum: widest, example: 960 })
})
const teamFilePath = projectPath.extend(filePath.shape)

/** A file of a picture: its hash and its width in pixels. */
export const pictureFileSchema = z
  .strictObject({ hash: hashSchema, width: widthSchema.openapi({ example: 960 }) })
  .openapi('PictureFile')

export type PictureFileName = z.infer<typeof pictureFileSchema>

const missingBody = z.strictObject({ files: z.array(pictureFileSchema).max(most) }).openapi('PictureFiles')

const missingAnswer = ok(
  'Those of the files that the server lacks, in the order of the question',
  z.object({ missing: z.array(pictureFileSchema) })
)

const binary = z.string().openapi({ format: 'binary' })
const content = { 'image/webp': { schema: binary }, 'image/png': { schema: binary } }

const storedAnswer = ok(
  'The file is stored',
  z.object({
    used: z
      .number()
      .int()
      .openapi({ description: 'Bytes of all pictures of the owner', example: 18_204_113 }),
    limit: z.number().int().openapi({ description: 'How many there may be', example: space })
  })
)
const fileErrors = { ...errorResponses, 413: errorResponse('The file is too large', 'picture.too-large') }

const sending = `The body is the file, with its own content type and the header X-Requested-With: WebP, or PNG for a logo, of at most ${megabytes(largest)} MB. Its header has to say the width of the address. The widest file comes first, and its SHA-256 has to be the hash; narrower ones follow.`
const reading =
  'The file behind this address never changes: it may be cached for ever, by the browser of its reader alone.'

const fileAnswer = { 200: { description: 'The file', content } }

/** Of a list of files, those that still have to be sent. */
export const findMissingPicturesRoute = defineRoute('POST /api/saved-projects/pictures/missing', {
  access: 'signed-in',
  reads: true,
  summary: 'Find which pictures are not saved yet',
  description: `Takes ${most} files at most, as the site document names them: each picture in its widths.`,
  body: missingBody,
  answer: missingAnswer
})

/** Projects and versions of one owner share the file. */
export const savePictureRoute = defineRoute('PUT /api/saved-projects/pictures/{hash}/{width}', {
  access: 'signed-in',
  summary: 'Save a file of a picture',
  description: `${sending} It is kept while one of your projects or their versions names the hash, deleted ones too as long as they can be brought back, and for a day after it was sent. All of them take ${megabytes(space)} MB at most; beyond it the answer is \`picture.no-space\`. The same file again changes nothing. The widest file is written to the audit log.`,
  rateLimits: ['picture-writes'],
  params: filePath,
  content,
  answer: storedAnswer,
  errors: fileErrors
})

export const getPictureRoute = defineRoute('GET /api/saved-projects/pictures/{hash}/{width}', {
  access: 'signed-in',
  summary: 'Get a file of a picture',
  description: `One of your own. ${reading}`,
  params: filePath,
  answer: fileAnswer
})

const ofTeam =
  'A project that is not shared with your team answers like one that does not exist, and so does a picture that its current version does not name.'

export const findMissingTeamPicturesRoute = defineRoute('POST /api/team/projects/{id}/pictures/missing', {
  access: 'content.read',
  reads: true,
  summary: 'Find which pictures of a project of your team are not saved yet',
  description: `Takes ${most} files at most. What the current version does not name counts as missing. A project that is not shared with your team answers like one that does not exist.`,
  params: projectPath,
  body: missingBody,
  answer: missingAnswer
})

export const saveTeamPictureRoute = defineRoute('PUT /api/team/projects/{id}/pictures/{hash}/{width}', {
  access: 'content.write',
  summary: 'Save a file of a picture of a project of your team',
  description: `${sending} It counts for the space of the owner. ${ofTeam} The widest file is written to the audit log.`,
  rateLimits: ['picture-writes'],
  params: teamFilePath,
  content,
  answer: storedAnswer,
  errors: fileErrors
})

export const getTeamPictureRoute = defineRoute('GET /api/team/projects/{id}/pictures/{hash}/{width}', {
  access: 'content.read',
  summary: 'Get a file of a picture of a project of your team',
  description: `${ofTeam} ${reading}`,
  params: teamFilePath,
  answer: fileAnswer
})
