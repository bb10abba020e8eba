import type { Entity, FieldType } from '../model.ts'

const bsonTypes: Record<FieldType, string> = {
  id: 'string',
  text: 'string',
  email: 'string',
  integer: 'int',
  boolean: 'bool',
  day: 'string',
  moment: 'long'
}

/** Collections of MongoDB with their validators and indexes, as mongosh reads them. */
export function mongoSchema(entities: readonly Entity[]): object {
  return entities.map(({ plural, fields, unique }) => ({
    create: plural,
    validator: {
      $jsonSchema: {
        bsonType: 'object',
        required: Object.keys(fields).filter((name) => name !== 'id'),
        properties: Object.fromEntries(
          Object.entries(fields).map(([name, type]) => [name, { bsonType: bsonTypes[type] }])
        )
      }
    },
    indexes:
      unique === undefined ? [] : [{ key: Object.fromEntries(unique.map((name) => [name, 1])), unique: true }]
  }))
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

/** Containers of Cosmos DB with their keys. */
export function cosmosContainers(entities: readonly Entity[]): object {
  return {
    database: 'site',
    containers: entities.map(({ plural, unique }) => ({
      id: plural,
      partitionKey: { paths: ['/id'], kind: 'Hash' },
      uniqueKeyPolicy: {
        uniqueKeys: unique === undefined ? [] : [{ paths: unique.map((name) => `/${name}`) }]
      }
    }))
  }
}

/** Rules of Firestore: nothing is open to browsers, the owner's server alone reads and writes. */
export function firestoreRules(entities: readonly Entity[]): string {
  const matches = entities.map(
    ({ plural }) => `    match /${plural}/{id} {\n      allow read, write: if false;\n    }`
  )
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${matches.join('\n')}\n  }\n}\n`
}
