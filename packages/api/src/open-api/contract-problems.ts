import { OpenAPIHono, type z } from '@hono/zod-openapi'
import { completeDocument } from './complete-document.ts'
import { declaredOperations } from './declared-operations.ts'
import { findUnmarkedSecrets } from './find-unmarked-secrets.ts'
import type { DeclaredOperation, OpenApiDocument, Operation } from './operation.ts'

/**
 * Finds what the contract lacks to be understood without its source: descriptions, examples, and examples that match
 * their schema. Each problem is a sentence with the call and the remedy.
 */
export function findContractProblems(
  operations: ReadonlyMap<string, DeclaredOperation> = declaredOperations
): string[] {
  const app = new OpenAPIHono()
  for (const route of operations.values()) app.openAPIRegistry.registerPath(route as never)
  const { document, missingExamples } = completeDocument(
    app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  )
  const { paths = {} } = document as OpenApiDocument
  return [
    ...findUnmarkedSecrets(document).map(
      (place) =>
        `${place} is named like a secret: add .openapi(secretField) to its schema, or secretShownOnce`
    ),
    ...missingExamples.map((place) => `${place} has no example: add .openapi({ example }) to its schema`),
    ...[...operations].flatMap(([id, route]) => {
      const operation = paths[route.path]?.[route.method]
      return operation === undefined ? [`${id} is not in the document`] : findProblems(route, operation)
    })
  ]
}

function findProblems(route: DeclaredOperation, operation: Operation): string[] {
  const name = `${route.method.toUpperCase()} ${route.path}`
  const { params, query, headers, body } = route.request ?? {}
  const valuesIn = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name: key, example }) => [key, toParameterText(example)])
    )
  return [
    ...(route.description.trim().length < shortestDescription
      ? [`${name} has no description: say what a caller must know beyond the summary`]
      : []),
    ...findRefusal(`the parameters of the path of ${name}`, params, valuesIn('path')),
    ...findRefusal(`the query of ${name}`, query, valuesIn('query')),
    ...findRefusal(`the headers of ${name}`, headers, valuesIn('header')),
    ...findJsonRefusals(`the body of ${name}`, body, operation.requestBody),
    ...Object.entries(route.responses).flatMap(([status, response]) =>
      findJsonRefusals(`the answer ${status} of ${name}`, response, operation.responses?.[status])
    )
  ]
}

const shortestDescription = 20

/** Parameters travel as text. */
function toParameterText(example: unknown): unknown {
  return typeof example === 'number' || typeof example === 'boolean' ? String(example) : example
}

function findJsonRefusals(
  place: string,
  declared: DeclaredOperation['responses'][string] | undefined,
  described: Operation['requestBody']
): string[] {
  return Object.entries(declared?.content ?? {})
    .filter(([type]) => /[/+]json$/.test(type))
    .flatMap(([type, { schema }]) => findRefusal(place, schema, described?.content?.[type]?.example))
}

function findRefusal(place: string, schema: z.ZodType | undefined, example: unknown): string[] {
  const parsed = schema?.safeParse(example)
  if (parsed?.success !== false) return []
  const [issue] = parsed.error.issues
  return [
    `The example of ${place} is refused at ${issue?.path.join('.') || 'its top'}: ${issue?.message ?? ''} Give one that its schema takes`
  ]
}
