import type { OpenAPIHono } from '@hono/zod-openapi'
import { composeAreas, kernelArea } from '@sitewright/kernel/area'
import type { Env } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createTestApp } from '@sitewright/kernel/testing/browser'
import { identityArea } from '../src/identity-area.ts'

/** This area, with the kernel's beside it. */
export const identity = composeAreas([identityArea, kernelArea])

/** The API of this area and of the kernel as an app of its own. */
export function createIdentityApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, identity)
}
