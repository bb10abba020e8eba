import type { Access, Permission } from '../access.ts'
import { stepUpMs } from '../kernel/limits.ts'
import { rateLimits, type RateLimit, type RateLimitName } from '../kernel/rate-limits.ts'
import type { StepUpWhen } from '../define-route.ts'
import { operationIds } from './declared-operations.ts'
import { createExampleFinder, type ExampleFinder } from './examples.ts'
import type { OpenApiDocument, Operation } from './operation.ts'

/** An OpenAPI document with operation ids, access, limits and examples, and a list of what is missing. */
export interface CompletedDocument<D> {
  document: D
  /** Texts and numbers without an example, such as `Person.loginCount`. */
  missingExamples: string[]
}

/**
 * Completes a generated OpenAPI document from the declarations: operation ids, access, rate limits, and an example of
 * each parameter and JSON body.
 */
export function completeDocument<D extends object>(generated: D): CompletedDocument<D> {
  const { paths = {}, components } = generated as OpenApiDocument
  const finder = createExampleFinder(components?.schemas)
  const completed = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        completeOperation(operation, `${method.toUpperCase()} ${path}`, finder)
      ])
    )
  ])
  const document = { ...generated, paths: Object.fromEntries(completed) as object }
  return { document, missingExamples: [...finder.missing].toSorted() }
}

function completeOperation(operation: Operation, name: string, { find }: ExampleFinder): Operation {
  const {
    parameters = [],
    requestBody,
    responses = {},
    'x-access': access = 'public',
    'x-access-or': or
  } = operation
  const withExamples = <T extends { content?: object | undefined }>(body: T, place: string): T =>
    body.content === undefined
      ? body
      : {
          ...body,
          content: Object.fromEntries(
            Object.entries(body.content as Record<string, { schema?: object; example?: unknown }>).map(
              ([type, media]) => [
                type,
                /[/+]json$|event-stream/.test(type) &&
                media.schema !== undefined &&
                media.example === undefined
                  ? { ...media, example: find(media.schema, [name, place]) }
                  : media
              ]
            )
          )
        }
  return {
    ...operation,
    operationId: operationIds.get(name) ?? '',
    description: [
      operation.description ?? '',
      describeAccess(access, or, operation['x-step-up']),
      ...describeScope(operation['x-scope']),
      ...describeFeature(operation['x-feature']),
      ...describeStepUp(operation['x-step-up']),
      ...describeLimits(operation['x-rate-limits'])
    ].join('\n\n'),
    ...(parameters.length > 0 && {
      parameters: parameters.map((parameter) => ({
        ...parameter,
        example: parameter.example ?? find(parameter.schema ?? {}, [name, parameter.name])
      }))
    }),
    ...(requestBody && { requestBody: withExamples(requestBody, 'body') }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, withExamples(response, status)])
    )
  }
}

function describeAccess(access: Access, or: Permission | undefined, stepUp: StepUpWhen | undefined): string {
  if (access === 'public') return 'Needs no session.'
  if (access === 'signed-in') return 'Needs a session.'
  const by = stepUp === true ? 'a session' : 'a session or an API key'
  return `Needs ${by} with the permission \`${access}\`${or === undefined ? '' : ` or \`${or}\``}.`
}

function describeScope(scope: Operation['x-scope']): string[] {
  return scope === undefined
    ? []
    : ['People of a tenant may not call it: it concerns the whole installation.']
}

function describeFeature(feature: Operation['x-feature']): string[] {
  return feature === undefined
    ? []
    : [`People of a tenant need the feature \`${feature}\` (\`tenant.feature\`).`]
}

function describeStepUp(when: StepUpWhen | undefined): string[] {
  if (when === undefined) return []
  const cases = when === true ? '' : `, where ${when}`
  return [`Needs a proof within the last ${stepUpMs / 60_000} minutes (\`auth.step-up\`)${cases}.`]
}

const periods: Readonly<Record<number, string>> = { 60_000: 'a minute', 3_600_000: 'an hour' }

function describeLimits(names: readonly RateLimitName[] = []): string[] {
  if (names.length === 0) return []
  const each = names.map((name) => {
    const { calls, windowMs, by, unit }: RateLimit = rateLimits[name]
    return `${calls} ${unit === undefined ? '' : `${unit} `}${periods[windowMs]} by ${by}`
  })
  return [`At most ${each.join(', and ')}; beyond that 429, with the wait in Retry-After.`]
}
