import type { OpenAPIHono } from '@hono/zod-openapi'
import { composeAreas } from '@sitewright/kernel/area'
import { databasePanelArea } from '../src/database-panel-area.ts'
import type { Env } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createTestApp } from '@sitewright/kernel/testing/browser'

const databasePanel = composeAreas([databasePanelArea])

/** The API of connected databases as an app of its own. */
export function createDatabasePanelApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, databasePanel)
}
