import type { OpenAPIHono } from '@hono/zod-openapi'
import { contract, toProblemDetails, type Access, type ProblemDetails } from '@sitewright/api'
import type { Services } from '../services.ts'
import type { Env } from '../http/env.ts'
import { createTestApp } from '../testing.ts'
import { createTestClient, createTestUser } from '../testing-users.ts'
import type { TestBrowser } from '../testing-app.ts'

/** A call as the OpenAPI document of the running server lists it. */
export interface ListedCall {
  method: string
  path: string
  access: Access | undefined
  hasJsonBody: boolean
}

interface Operation {
  'x-access'?: Access
  requestBody?: { content?: Record<string, unknown> }
}

/** The running server with some accounts. */
export function createLawServer(services: Services): OpenAPIHono<Env> {
  return createTestApp({ services })
}

/** Every call of the document that the server shows. */
export async function listedCalls(app: OpenAPIHono<Env>): Promise<ListedCall[]> {
  const response = await app.request('/api/openapi.json')
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
      hasJsonBody: operation.requestBody?.content?.['application/json'] !== undefined
    }))
  )
}

/** The calls that packages/api declares for accounts. */
export const declaredCalls = contract.map((route) => ({
  method: route.method.toUpperCase(),
  path: route.path as string,
  hasJsonBody: 'body' in ((route as { request?: object }).request ?? {})
}))

/** An address for a path with parameters, at which there is nothing. */
export function toConcretePath(path: string): string {
  return path.replace('{provider}', 'google').replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
}

/** A client of somebody new with the most rights, who has just proved who they are. */
export async function createStrongestClient(services: Services, app: OpenAPIHono<Env>): Promise<TestBrowser> {
  return createTestClient(services, app, await createTestUser(services, 'super_admin'))
}

/** The error of an answer; one of an empty code where it is none. */
export async function readError(response: Response): Promise<ProblemDetails['error'] | { code: ''; details: [] }> {
  const text = await response.text()
  if (!(response.headers.get('content-type') ?? '').includes('application/problem+json'))
    return { code: '', details: [] }
  return (JSON.parse(text) as ReturnType<typeof toProblemDetails>).error
}
