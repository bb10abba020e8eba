import type { OpenAPIHono } from '@hono/zod-openapi'
import { composeAreas } from '@sitewright/kernel/area'
import { savedProjectsArea } from '../src/saved-projects-area.ts'
import type { Env } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createTestApp } from '@sitewright/kernel/testing/browser'

const savedProjects = composeAreas([savedProjectsArea])

/** The API of saved projects as an app of its own. */
export function createSavedProjectsApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, savedProjects)
}
