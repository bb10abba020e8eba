import type { OpenAPIHono } from '@hono/zod-openapi'
import { composeAreas } from '../src/area/compose-areas.ts'
import { databasePanelArea } from '../src/areas/database-panel-area.ts'
import type { Env } from '../src/request/env.ts'
import type { Services } from '../src/services/services.ts'
import { createTestApp } from './browser.ts'

const databasePanel = composeAreas([databasePanelArea])

/** The API of connected databases as an app of its own. */
export function createDatabasePanelApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, databasePanel)
}
