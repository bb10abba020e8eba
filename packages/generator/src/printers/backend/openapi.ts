import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import { nameOf } from '../../naming.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import type { Field, FieldType } from './fields.ts'
import { publicEntities, publicFields } from './model.ts'
import { operationsOf, type Operation } from './operations.ts'

const fieldSchemas: Record<FieldType, object> = {
  id: { type: 'string' },
  text: { type: 'string' },
  email: { type: 'string', format: 'email' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'integer', description: 'Milliseconds since 1970' },
  channels: {
    type: 'object',
    properties: { email: { type: 'boolean' }, sms: { type: 'boolean' }, push: { type: 'boolean' } },
    required: ['email', 'sms', 'push']
  }
}

const text = { type: 'string' }
const object = (members: Record<string, object>): object => ({
  type: 'object',
  properties: members,
  required: Object.keys(members)
})

const shared: Readonly<Record<string, object>> = {
  Text: text,
  Receipt: object({ id: text }),
  BookingReceipt: {
    type: 'object',
    properties: { id: text, confirmed: { type: 'boolean', description: 'Booked, not only asked for' } },
    required: ['id']
  },
  Checkout: object({ url: { type: 'string', format: 'uri', pattern: '^https://' } }),
  Credentials: object({ email: text, password: text }),
  Registration: object({ name: text, email: text, password: text }),
  Conversation: object({
    messages: { type: 'array', items: object({ sender: { enum: ['user', 'agent'] }, text }) }
  }),
  Reply: object({ text }),
  Selection: object({ ids: { oneOf: [{ type: 'array', items: text }, { const: 'all' }] } }),
  Code: object({ code: { type: 'string', pattern: '^[0-9]{6}$' } }),
  Health: object({ status: { enum: ['ok', 'degraded'] } }),
  ErrorReport: object({ message: text, page: text, at: { type: 'integer' } })
}

const addedField = { type: 'string', description: 'A field that was added to the form' }

/** The contract of the owner's server, as OpenAPI 3.1. */
export function openapi(plan: GenerationPlan): File {
  const operations = operationsOf(plan)
  const entities = publicEntities(plan).map((entity): [string, object] => {
    const fields = publicFields(entity)
    const properties = fields.map(([name, field]): [string, object] => [name, schemaOf(field)])
    const required = fields.filter(([, { optional }]) => optional !== true).map(([name]) => name)
    const schema = { type: 'object', properties: Object.fromEntries(properties), required }
    return [entity.name, entity.open ? { ...schema, additionalProperties: addedField } : schema]
  })
  const known: Record<string, object> = { ...shared, ...Object.fromEntries(entities) }
  const named = new Set(
    operations.flatMap(({ body, answer }) => [body, answer].filter((name) => name !== undefined))
  )
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = describe(plan, operation)
  return file(
    'backend/openapi.json',
    json({
      openapi: '3.1.0',
      info: {
        title: nameOf(plan.site),
        version: '1.0.0',
        description: 'What the site expects of its server.'
      },
      servers: [{ url: plan.origin === '' ? 'http://localhost:8000' : `${plan.origin}/api` }],
      paths,
      components: {
        schemas: Object.fromEntries(
          [...named].sort().map((name) => [name, known[name] ?? { type: 'object' }])
        ),
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } }
      }
    })
  )
}

/** A field that the server sets is `readOnly`: required in responses alone. */
function schemaOf({ type, server, between, empty }: Field): object {
  return {
    ...(empty && type === 'day'
      ? { type: 'string', anyOf: [{ format: 'date' }, { const: '' }] }
      : fieldSchemas[type]),
    ...(between ? { minimum: between[0], maximum: between[1] } : {}),
    ...(type === 'id' || server !== undefined ? { readOnly: true } : {})
  }
}

function describe(
  { site }: GenerationPlan,
  { method, path, summary, body, answer, list, role }: Operation
): object {
  const { enabled, rateLimiting, rbac, authProviders } = site.enterpriseConfig
  const schema = (name: string): object => ({ $ref: `#/components/schemas/${name}` })
  const content = (value: object): object => ({ content: { 'application/json': { schema: value } } })
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'provider' && authProviders.length > 0 ? { enum: authProviders } : text
  }))
  const query =
    path === '/bookings/taken' ? [{ name: 'day', in: 'query', required: true, schema: fieldSchemas.day }] : []
  const answered =
    answer === undefined ? {} : content(list ? { type: 'array', items: schema(answer) } : schema(answer))
  return {
    operationId: `${method}${path.replace(/[{}]/g, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...(parameters.length + query.length > 0 ? { parameters: [...parameters, ...query] } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, ...content(schema(body)) } }),
    ...(role === undefined ? {} : { security: [{ session: [] }] }),
    ...(enabled && rbac && role !== undefined ? { 'x-role': role } : {}),
    responses: {
      200: { description: 'Done', ...answered },
      ...(role === undefined ? {} : { 401: { description: 'Nobody is signed in' } }),
      ...(enabled && rbac && role !== undefined ? { 403: { description: 'The role is not enough' } } : {}),
      ...(method === 'post'
        ? { 409: { description: 'Taken already' }, 422: { description: 'Not accepted' } }
        : {}),
      ...(enabled && rateLimiting ? { 429: { description: 'Too many requests; see Retry-After' } } : {})
    }
  }
}
