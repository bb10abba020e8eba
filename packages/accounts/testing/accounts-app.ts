import type { OpenAPIHono } from '@hono/zod-openapi'
import { product } from '../src/product.ts'
import type { Env } from '../src/request/env.ts'
import type { Services } from '../src/services/services.ts'
import { createTestApp } from './browser.ts'

/** The API of all areas as an app of its own. */
export function createAccountsApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, product)
}
