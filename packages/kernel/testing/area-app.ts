import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Area, Product } from '../src/area/area.ts'
import { composeAreas } from '../src/area/compose-areas.ts'
import { kernelArea } from '../src/area/kernel-area.ts'
import type { Env } from '../src/request/env.ts'
import type { Services } from '../src/services/services.ts'
import { createTestApp } from './browser.ts'

/** An area under test, composed with the kernel's. */
export interface TestedArea {
  product: Product
  /** Creates an app with the API of both. */
  createApp: (services: Services) => OpenAPIHono<Env>
}

/** Composes an area with the kernel's only, so that its tests load no other area. */
export function composeTestedArea(area: Area): TestedArea {
  const product = composeAreas([area, kernelArea])
  return { product, createApp: (services) => createTestApp(services, product) }
}
