import type { OpenAPIHono } from '@hono/zod-openapi'
import { composeAreas } from '../src/area/compose-areas.ts'
import { kernelArea } from '../src/area/kernel-area.ts'
import type { Env } from '../src/request/env.ts'
import type { Services } from '../src/services/services.ts'
import { createTestApp } from './browser.ts'

const kernel = composeAreas([kernelArea])

/** The API of the kernel alone: audit log, jobs and the stream of events. */
export function createKernelApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, kernel)
}
