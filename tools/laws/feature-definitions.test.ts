// The catalog, which must not import the templates, names the same pages and paths as the definitions of the features.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { basePages, featureIds, featureOf, pages } from '../../packages/catalog/src/index.ts'
import {
  basePages as sitePages,
  notFoundPlace,
  type FeatureDefinition,
  type PagePlace
} from '../../templates/domain/pages.ts'
import { root } from '../root.ts'

const folder = join(root, 'templates/domain/features')
const isDefinition = (value: unknown): value is FeatureDefinition =>
  typeof value === 'object' && value !== null && 'id' in value
const definitions = new Map<string, FeatureDefinition>()
for (const name of readdirSync(folder).filter((each) => !each.endsWith('.test.ts'))) {
  const exported = (await import(join(folder, name))) as Record<string, unknown>
  for (const each of Object.values(exported).filter(isDefinition))
    definitions.set(name.replace(/\.ts$/, ''), each)
}

const placesOf = (routes: readonly PagePlace[]) => routes.map(({ page, path }) => `${page} ${path}`)
const catalogPlaces = (ids: readonly (keyof typeof pages)[]) => ids.map((id) => `${id} ${pages[id].path}`)

describe('the definition of a feature', () => {
  it('stands in a file that is named after the feature, one for each of the catalog', () => {
    expect([...definitions.keys()].sort()).toEqual([...featureIds].sort())
    for (const [name, { id }] of definitions) expect(id).toBe(name)
  })

  it.each(featureIds)('brings the pages that the catalog promises: %s', (id) => {
    // The page for those without a network is nothing that is looked for.
    const routes = (definitions.get(id)?.routes ?? []).filter(({ page }) => page !== 'offline')
    expect(placesOf(routes)).toEqual(catalogPlaces(featureOf(id).pages ?? []))
  })

  it.each(featureIds)('puts its own pages into the navigation, and no other: %s', (id) => {
    const { routes = [], nav = [] } = definitions.get(id) ?? {}
    for (const { page } of nav) expect(routes.map((route) => route.page)).toContain(page)
  })
})

it('every site has the pages that the catalog promises', () => {
  expect(placesOf([...sitePages, notFoundPlace])).toEqual(catalogPlaces(basePages))
})
