import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  contract,
  receiveStripeEventRoute,
  toProblemDetails,
  type Access,
  type Permission,
  type ProblemDetails,
  type StepUpWhen
} from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import type { Env } from '@sitewright/kernel/request'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestApp } from '../testing/app.ts'

/** An operation of the running server's OpenAPI document. */
export interface ListedCall {
  method: string
  path: string
  access: Access | undefined
  /** An alternative permission. */
  or: Permission | undefined
  hasJsonBody: boolean
  /** Whether it concerns the whole installation. */
  scope: 'installation' | undefined
  /** When it requires step-up. */
  stepUp: StepUpWhen | undefined
  /** Example body of the document. */
  example: unknown
  /** Names of its query parameters. */
  query: readonly string[]
}

interface Operation {
  'x-access'?: Access
  'x-access-or'?: Permission
  'x-scope'?: 'installation'
  'x-step-up'?: StepUpWhen
  parameters?: readonly { in: string; name: string }[]
  requestBody?: { content?: Record<string, { example?: unknown }> }
}

/** The whole app on the given services. */
export function createLawServer(services: Services): OpenAPIHono<Env> {
  return createTestApp({ services })
}

/** All operations of the served OpenAPI document. */
export async function listedCalls(app: OpenAPIHono<Env>): Promise<ListedCall[]> {
  const response = await app.request('/api/openapi.json')
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
      or: operation['x-access-or'],
      scope: operation['x-scope'],
      stepUp: operation['x-step-up'],
      example: operation.requestBody?.content?.['application/json']?.example ?? {},
      hasJsonBody: operation.requestBody?.content?.['application/json'] !== undefined,
      query: (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name)
    }))
  )
}

/** Requests whose body is signed by its sender; it is verified before anything of it is processed. */
const signedBodies: readonly string[] = [receiveStripeEventRoute.path]

/** The operations of the contract that respond with JSON. */
export const declaredCalls = contract.map((route) => ({
  method: route.method.toUpperCase(),
  path: route.path as string,
  hasJsonBody: takesJson(route) && !signedBodies.includes(route.path)
}))

function takesJson(route: object): boolean {
  const { request } = route as { request?: { body?: { content?: Record<string, unknown> } } }
  return request?.body?.content?.['application/json'] !== undefined
}

/** A concrete path for a path template, with ids that do not exist. */
export function toConcretePath(path: string): string {
  return path.replace('{provider}', 'google').replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
}

/** A client signed in as a new super admin, with a recent authentication. */
export async function createStrongestClient(services: Services, app: OpenAPIHono<Env>): Promise<TestBrowser> {
  return createTestClient(services, app, await createTestUser(services, 'super_admin'))
}

/** Reads the error of a response; an empty code if it is none. */
export async function readError(
  response: Response
): Promise<ProblemDetails['error'] | { code: ''; details: [] }> {
  if (!(response.headers.get('content-type') ?? '').includes('application/problem+json')) {
    await response.body?.cancel()
    return { code: '', details: [] }
  }
  const text = await response.text()
  return (JSON.parse(text) as ReturnType<typeof toProblemDetails>).error
}
