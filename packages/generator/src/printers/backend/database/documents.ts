import type { Field, FieldType } from '../fields.ts'
import type { Entity } from '../model.ts'

const bsonTypes: Record<FieldType, string> = {
  id: 'string',
  text: 'string',
  email: 'string',
  integer: 'int',
  boolean: 'bool',
  day: 'string',
  moment: 'date',
  channels: 'object'
}

/** Collections of MongoDB with their validators and indexes, as mongosh reads them. */
export function mongoSchema(entities: readonly Entity[]): object {
  return entities.map(({ plural, fields, unique, indexes = [] }) => ({
    create: plural,
    validator: {
      $jsonSchema: {
        bsonType: 'object',
        required: Object.entries(fields)
          .filter(([, { type, optional }]) => type !== 'id' && optional !== true)
          .map(([name]) => name),
        properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, bsonOf(field)]))
      }
    },
    indexes: [
      ...(unique === undefined ? [] : [uniqueIndex(fields, unique)]),
      ...indexes.map((names) => ({ key: keyOf(names), options: {} }))
    ]
  }))
}

/** Entries with an empty part are none of those that must differ. */
function uniqueIndex(fields: Entity['fields'], names: readonly string[]): object {
  const filled = names.filter((name) => fields[name]?.empty)
  const where = Object.fromEntries(filled.map((name) => [name, { $type: 'string' }]))
  return {
    key: keyOf(names),
    options: { unique: true, ...(filled.length === 0 ? {} : { partialFilterExpression: where }) }
  }
}

function bsonOf({ type, optional, empty, secret, between }: Field): object {
  return {
    bsonType: optional || empty ? [bsonTypes[type], 'null'] : bsonTypes[type],
    ...(secret ? { minLength: 1 } : {}),
    ...(between ? { minimum: between[0], maximum: between[1] } : {})
  }
}

function keyOf(names: readonly string[]): Record<string, 1> {
  return Object.fromEntries(names.map((name) => [name, 1]))
}

/** Tables of DynamoDB as a CloudFormation stack; DynamoDB fixes only the key. */
export function dynamoStack(entities: readonly Entity[]): object {
  const tables = entities.map(({ name, plural }) => [
    `${name}Table`,
    {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        TableName: plural,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true }
      }
    }
  ])
  return { AWSTemplateFormatVersion: '2010-09-09', Resources: Object.fromEntries(tables) as object }
}

const cosmosType = 'Microsoft.DocumentDB/databaseAccounts/sqlDatabases'
const cosmosVersion = '2024-05-15'

/**
 * The database and containers of a Cosmos DB account, as a template that Azure Resource Manager deploys. Cosmos DB
 * keeps keys unique within a partition only, so what must be unique decides the partition. It takes NULL for a value
 * like any other, so that it cannot keep a key unique that has a part that may be empty.
 */
export function cosmosTemplate(entities: readonly Entity[]): object {
  const database = {
    type: cosmosType,
    apiVersion: cosmosVersion,
    name: "[format('{0}/site', parameters('account'))]",
    properties: { resource: { id: 'site' } }
  }
  const containers = entities.map(({ plural, fields, unique: [partition = 'id', ...rest] = [], unique }) => ({
    type: `${cosmosType}/containers`,
    apiVersion: cosmosVersion,
    name: `[format('{0}/site/${plural}', parameters('account'))]`,
    dependsOn: [`[resourceId('${cosmosType}', parameters('account'), 'site')]`],
    properties: {
      resource: {
        id: plural,
        partitionKey: { paths: [`/${partition}`], kind: 'Hash' },
        ...(unique === undefined || unique.some((name) => fields[name]?.empty)
          ? {}
          : { uniqueKeyPolicy: cosmosKeys(rest.length === 0 ? [partition] : rest) })
      }
    }
  }))
  return {
    $schema: 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#',
    contentVersion: '1.0.0.0',
    parameters: { account: { type: 'string' } },
    resources: [database, ...containers]
  }
}

function cosmosKeys(fields: readonly string[]): object {
  return { uniqueKeys: [{ paths: fields.map((name) => `/${name}`) }] }
}

/** Rules of Firestore: nothing is open to browsers, the owner's server alone reads and writes. */
export function firestoreRules(entities: readonly Entity[]): string {
  const matches = entities.map(
    ({ plural }) => `    match /${plural}/{id} {\n      allow read, write: if false;\n    }`
  )
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${matches.join('\n')}\n  }\n}\n`
}
