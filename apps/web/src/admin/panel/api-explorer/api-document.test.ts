import { OpenAPIHono } from '@hono/zod-openapi'
import { declaredOperations } from '@sitewright/api/declared-operations'
import { createOpenApiDocument } from '@sitewright/api/open-api'
import { expect, test } from 'vitest'
import {
  errorRateOf,
  filterOperations,
  findPerformance,
  groupByTag,
  listOperations,
  type ApiDocument
} from './api-document.ts'
import { createDraft, findMissing, prepareRequest } from './request-draft.ts'
import { createSchemaCheck } from './schema-check.ts'

const app = new OpenAPIHono()
for (const route of declaredOperations.values()) app.openAPIRegistry.registerPath(route as never)
const document = createOpenApiDocument(app, { version: '1' }) as ApiDocument
const operations = listOperations(document)
const find = (id: string) => {
  const found = operations.find((operation) => operation.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

test('each call of the document has method, path, summary, description, tag, and whether it needs authentication', () => {
  expect(operations).toHaveLength(declaredOperations.size)
  for (const { id, path, summary, description, tag } of operations)
    expect(
      [id, path, summary, description[0], tag].filter((text) => !text),
      id
    ).toEqual([])
  expect(find('health')).toMatchObject({ method: 'GET', path: '/health', requiresAuth: false })
  expect(find('listUsers')).toMatchObject({ requiresAuth: true, tag: 'People', deprecated: false })
  const old = { paths: { '/api/old': { get: { operationId: 'old', deprecated: true } } } }
  expect(listOperations(old)).toMatchObject([{ id: 'old', deprecated: true, requiresAuth: false }])
})

test('a search finds all of its words in method, path, summary and tag, within a tag', () => {
  const ids = (search: string, tag = '') => filterOperations(operations, { search, tag }).map(({ id }) => id)
  expect(ids('get API/users people')).toContain('listUsers')
  expect(ids('get API/users people', 'Checks')).toEqual([])
  expect(ids('', '')).toHaveLength(operations.length)
  expect(groupByTag(operations).map(({ tag }) => tag)).toEqual(
    [...new Set(operations.map(({ tag }) => tag))].toSorted((a, b) => a.localeCompare(b))
  )
})

test('how a call performed is found by its route as the server writes it', () => {
  const measured = { route: 'DELETE /api/users/:id', calls: 50, failures: 1, p50: 1, p95: 2, p99: 3 }
  expect(findPerformance(find('deleteUser'), [measured])).toBe(measured)
  expect(findPerformance(find('listUsers'), [measured])).toBeUndefined()
  expect(errorRateOf(measured)).toBe(2)
  expect(errorRateOf({ calls: 0, failures: 0 })).toBe(0)
})

test('page and limit of 10 are filled in from the examples, and optional parameters are left out', () => {
  const listUsers = find('listUsers')
  const draft = createDraft(listUsers)
  expect(draft.values).toMatchObject({ 'query.page': '1', 'query.limit': '10' })
  expect(prepareRequest(listUsers, draft)).toMatchObject({
    method: 'GET',
    url: '/api/users?page=1&limit=10',
    body: undefined,
    headers: { 'x-requested-with': 'sitewright' }
  })
})

test('a path without its id is missing it, and what is typed is encoded', () => {
  const deleteUser = find('deleteUser')
  const draft = createDraft(deleteUser)
  expect(findMissing(deleteUser, draft)).toEqual([])
  const typed = { ...draft, values: { ...draft.values, 'path.id': 'a/b?' } }
  expect(prepareRequest(deleteUser, typed)).toMatchObject({
    url: '/api/users/a%2Fb%3F',
    headers: { 'content-type': 'application/json' }
  })
  const emptied = { ...draft, values: { ...draft.values, 'path.id': '' } }
  expect(findMissing(deleteUser, emptied).map(({ name }) => name)).toEqual(['id'])
})

test('the example of every body and answer fits its schema, as the explorer checks it', async () => {
  for (const { id, body, responses } of operations)
    for (const [type, { schema, example }] of [
      ...Object.entries(body),
      ...Object.values(responses).flatMap(({ content = {} }) => Object.entries(content))
    ]) {
      if (!/[/+]json$/.test(type) || schema === undefined) continue
      expect((await createSchemaCheck(schema, document))(example), id).toEqual([])
    }
})

test('a value that differs from its schema is told where', async () => {
  const schema = find('addUser').body['application/json']?.schema
  const check = await createSchemaCheck(schema ?? {}, document)
  const faults = check({ email: 5, firstName: 'Maya', lastName: 'Okafor', role: 'editor', extra: true })
  expect(faults.map(({ place }) => place)).toContain('/email')
  expect(check('no object')).not.toEqual([])
})
