import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from '../request/env.ts'
import type { Area, Product } from './area.ts'

/**
 * Composes areas to the product that a server runs.
 *
 * @param areas In the order in which their routes are matched and their parts stand in the export of an account.
 * @throws If two areas name a part of the export alike.
 * @example
 * const product = composeAreas([kernelArea, identityArea])
 * app.route('/', product.routes(services))
 */
export function composeAreas(areas: readonly Area[]): Product {
  const product: Product = {
    routes(services) {
      const app = new OpenAPIHono<Env>()
      for (const { routes } of areas) for (const make of routes) app.route('/', make(services, product))
      return app
    },
    jobDefinitions: (services) => areas.flatMap(({ jobs }) => jobs?.(services) ?? []),
    tasks: (parts) => areas.flatMap(({ tasks }) => tasks?.(parts) ?? []),
    exporters: composeExporters(areas)
  }
  return product
}

function composeExporters(areas: readonly Area[]): Product['exporters'] {
  const entries = areas.flatMap(({ exporters }) => Object.entries(exporters ?? {}))
  const composed = Object.fromEntries(entries)
  if (Object.keys(composed).length < entries.length)
    throw new Error('Two areas export a part of an account by the same name.')
  return composed
}
