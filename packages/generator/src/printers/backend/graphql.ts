import { file, type File } from '@sitewright/project'
import type { Order } from '../../order.ts'
import { entitiesOf, publicFields, type Entity, type FieldType } from './model.ts'

const scalars: Record<FieldType, string> = {
  id: 'ID!',
  text: 'String!',
  email: 'String!',
  integer: 'Int!',
  boolean: 'Boolean!',
  day: 'Day!',
  moment: 'Moment!'
}

/** The contract of the owner's server as a GraphQL schema. */
export function graphqlSchema(order: Order): File {
  const entities = entitiesOf(order)
  const lines = [
    '"A day as YYYY-MM-DD."',
    'scalar Day',
    '',
    '"Milliseconds since 1970."',
    'scalar Moment',
    ...entities.flatMap((entity) => [
      '',
      ...block(`type ${entity.name}`, fields(entity)),
      '',
      ...block(`input ${entity.name}Input`, inputs(entity))
    ]),
    '',
    ...block(
      'type Query',
      entities.flatMap(({ name, plural }) => [`${plural}: [${name}!]!`, `${lower(name)}(id: ID!): ${name}`])
    ),
    '',
    ...block(
      'type Mutation',
      entities.flatMap(({ name }) => [
        `add${name}(input: ${name}Input!): ${name}!`,
        `remove${name}(id: ID!): Boolean!`
      ])
    )
  ]
  return file('backend/schema.graphql', `${lines.join('\n')}\n`)
}

function fields(entity: Entity): string[] {
  return publicFields(entity).map(([name, type]) => `${name}: ${scalars[type]}`)
}

function inputs(entity: Entity): string[] {
  return publicFields(entity)
    .filter(([, type]) => type !== 'id')
    .map(([name, type]) => `${name}: ${scalars[type].slice(0, -1)}`)
}

function block(head: string, body: readonly string[]): string[] {
  return [`${head} {`, ...body.map((line) => `  ${line}`), '}']
}

function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}
