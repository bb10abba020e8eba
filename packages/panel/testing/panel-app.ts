import type { OpenAPIHono } from '@hono/zod-openapi'
import { composeAreas, kernelArea } from '@sitewright/kernel/area'
import type { Env } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createTestApp } from '@sitewright/kernel/testing/browser'
import { panelArea } from '../src/panel-area.ts'

/** This area, with the kernel's beside it. */
export const panel = composeAreas([panelArea, kernelArea])

/** The API of this area and of the kernel as an app of its own. */
export function createPanelApp(services: Services): OpenAPIHono<Env> {
  return createTestApp(services, panel)
}
