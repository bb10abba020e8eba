import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from '../request/env.ts'
import type { Area, Product } from './area.ts'

/**
 * Composes areas to the product that a server runs.
 *
 * @param areas In the order in which their routes are matched and their parts stand in the export of an account.
 * @throws If two areas name a part of the export alike, a migration, or a table whose rows they secure.
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
    tasks: (parts) => areas.flatMap(({ tasks }) => tasks?.(parts, product) ?? []),
    exporters: merge(areas, ({ exporters }) => exporters, 'export a part of an account'),
    migrations: merge(areas, ({ migrations }) => migrations, 'have a migration'),
    rowSecurity: merge(areas, ({ rowSecurity }) => rowSecurity, 'secure the rows of a table'),
    expiryRules: areas.flatMap(({ expiryRules }) => expiryRules ?? []),
    async findNeeds(services) {
      return (
        await Promise.all(areas.map(async ({ findNeeds }) => (await findNeeds?.(services)) ?? []))
      ).flat()
    },
    get signIn() {
      return getOnly(areas, 'signIn')
    },
    get askIssuer() {
      return getOnly(areas, 'askIssuer')
    }
  }
  return product
}

/** The contribution that exactly one area makes; read lazily, so that the app of a test can do without it. */
function getOnly<Part extends 'signIn' | 'askIssuer'>(areas: readonly Area[], part: Part): Product[Part] {
  const found = areas.flatMap((area) => area[part] ?? [])
  const [only] = found
  if (only === undefined || found.length > 1)
    throw new Error(`${found.length} areas have ${part}, where one is needed.`)
  return only as Product[Part]
}

/** Merges named contributions; throws where a name is taken. */
function merge<Part>(
  areas: readonly Area[],
  of: (area: Area) => Readonly<Record<string, Part>> | undefined,
  what: string
): Readonly<Record<string, Part>> {
  const entries = areas.flatMap((area) => Object.entries(of(area) ?? {}))
  const merged = Object.fromEntries(entries)
  if (Object.keys(merged).length < entries.length) throw new Error(`Two areas ${what} by the same name.`)
  return merged
}
