import type { OpenAPIHono } from '@hono/zod-openapi'
import { product } from '../src/product.ts'
import type { Env } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createTestApp } from '@sitewright/kernel/testing/browser'

/** The API of all areas as an app. */
export function createProductApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, product)
}
