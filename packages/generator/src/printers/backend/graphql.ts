import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'
import type { Field, FieldType } from './fields.ts'
import { enteredFields, publicEntities, publicFields, type Entity } from './model.ts'

const scalars: Record<FieldType, string> = {
  id: 'ID',
  text: 'String',
  email: 'String',
  integer: 'Int',
  boolean: 'Boolean',
  day: 'Day',
  moment: 'Moment',
  channels: 'Channels'
}

/**
 * The contract of the owner's server as a GraphQL schema. A member may be null where the database allows it, and only
 * there; what the server sets, and what is never changed, cannot be entered.
 */
export function graphqlSchema(plan: GenerationPlan): File {
  const entities = publicEntities(plan)
  const changes = entities.flatMap(mutations)
  const channels = entities.some(({ fields }) =>
    Object.values(fields).some(({ type }) => type === 'channels')
  )
  const lines = [
    '"A day as YYYY-MM-DD."',
    'scalar Day',
    '',
    '"Milliseconds since 1970."',
    'scalar Moment',
    ...(channels ? channelTypes : []),
    ...entities.flatMap((entity) => [
      '',
      ...block(`type ${entity.name}`, publicFields(entity).map(member)),
      ...(entity.changes.includes('add')
        ? ['', ...block(`input ${entity.name}Input`, enteredFields(entity).map(member))]
        : [])
    ]),
    '',
    ...block(
      'type Query',
      entities.flatMap(({ name, plural }) => [`${plural}: [${name}!]!`, `${lower(name)}(id: ID!): ${name}`])
    ),
    ...(changes.length === 0 ? [] : ['', ...block('type Mutation', changes)])
  ]
  return file('backend/schema.graphql', `${lines.join('\n')}\n`)
}

const channelMembers = ['email: Boolean!', 'sms: Boolean!', 'push: Boolean!']
const channelTypes = ['', ...block('type Channels', channelMembers)]

function member([name, { type, optional, empty }]: [string, Field]): string {
  return `${name}: ${scalars[type]}${optional || empty ? '' : '!'}`
}

function mutations({ name, changes }: Entity): string[] {
  return [
    ...(changes.includes('add') ? [`add${name}(input: ${name}Input!): ${name}!`] : []),
    ...(changes.includes('remove') ? [`remove${name}(id: ID!): Boolean!`] : [])
  ]
}

function block(head: string, body: readonly string[]): string[] {
  return [`${head} {`, ...body.map((line) => `  ${line}`), '}']
}

function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}
