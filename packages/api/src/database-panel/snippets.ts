import { z } from '@hono/zod-openapi'
import { readLimits } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { queryLimits } from '../kernel/limits.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const exampleId = '5b0f7f6e-98a0-4a57-8a3a-0d8a6f0a1f5c'
const snippetPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const name = z
  .string()
  .trim()
  .min(1, 'A snippet needs a name')
  .max(queryLimits.name)
  .refine(isPlainLine)
  .openapi({ example: 'Overdue invoices' })
const statement = z
  .string()
  .min(1)
  .max(readLimits.statement)
  .openapi({ example: 'select name from invoices where due_on < current_date' })

/** A statement that the caller has saved under a name. */
export const snippetSchema = z
  .object({ id: z.string().openapi({ example: exampleId }), name, statement, updatedAt: timeSchema })
  .openapi('QuerySnippet')

export type QuerySnippet = z.infer<typeof snippetSchema>

const answer = z.object({ snippet: snippetSchema })

export const listSnippetsRoute = defineRoute('GET /api/database/snippets', {
  access: 'database.read',
  scope: 'installation',
  summary: 'List your snippets',
  description: 'Your own, by name; nobody else sees them.',
  answer: ok('The snippets', z.object({ snippets: z.array(snippetSchema) }))
})

export const addSnippetRoute = defineRoute('POST /api/database/snippets', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Save a snippet',
  description: `Nobody else sees it. There are at most ${queryLimits.snippets}, each of another name.`,
  body: z.strictObject({ name, statement }),
  answer: ok('The snippet', answer)
})

export const changeSnippetRoute = defineRoute('PATCH /api/database/snippets/{id}', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Change a snippet',
  description: 'What is left out stays.',
  params: snippetPath,
  body: z.strictObject({ name: name.optional(), statement: statement.optional() }),
  answer: ok('The snippet', answer)
})

export const deleteSnippetRoute = defineRoute('DELETE /api/database/snippets/{id}', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Delete a snippet',
  description: 'It has to be your own; the queries of its statement stay in the history.',
  params: snippetPath,
  answer: ok('It is gone', doneSchema)
})
