import type { OpenAPIHono } from '@hono/zod-openapi'
import { composeAreas } from '../src/area/compose-areas.ts'
import { savedProjectsArea } from '../src/areas/saved-projects-area.ts'
import type { Env } from '../src/request/env.ts'
import type { Services } from '../src/services/services.ts'
import { createTestApp } from './browser.ts'

const savedProjects = composeAreas([savedProjectsArea])

/** The API of saved projects as an app of its own. */
export function createSavedProjectsApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, savedProjects)
}
