import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addIncidentNoteRoute,
  getIncidentRoute,
  listIncidentsRoute,
  renameIncidentRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { addIncidentNote, getIncident, listIncidents, renameIncident } from './incidents.usecases.ts'

export function incidentRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listIncidentsRoute, ({ query, call }) => listIncidents(call, query))
  addRoute(getIncidentRoute, ({ path, call }) => getIncident(call, path.id))
  addRoute(renameIncidentRoute, ({ path, body, call }) => renameIncident(call, path.id, body.title))
  addRoute(addIncidentNoteRoute, ({ path, body, call }) => addIncidentNote(call, path.id, body.note))
  return app
}
