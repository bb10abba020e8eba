import type { Component } from 'svelte'

const folder = '../src/routes'
const components = import.meta.glob<Component>('../src/routes/**/+page.svelte', {
  eager: true,
  import: 'default'
})

/** A page of a site, by the route that it stands at. */
export interface RoutePage {
  /** The id of the route, as `/services/[...id=service]`. */
  id: string
  params: Readonly<Record<string, string>>
  component: Component
}

/** What stands in the name of a folder for a part of addresses, as `[id=service]` or `[...id=service]`. */
const parameter = /\[(?:\.\.\.)?(\w+)(?:=\w+)?\]/g

const routes = Object.entries(components).map(([path, component]) => {
  const id = path.slice(folder.length, -'/+page.svelte'.length) || '/'
  return { id, component, pattern: new RegExp(`^${id.replace(parameter, '(?<$1>.+)')}$`) }
})

/** The page at an address. Throws where no folder of `src/routes` has one. */
export function routePageOf(path: string): RoutePage {
  const page = findRoutePage(path)
  if (page === undefined) throw new Error(`No folder of src/routes has the page ${path}.`)
  return page
}

/** Finds the page at an address; undefined where no folder of `src/routes` has one. */
export function findRoutePage(path: string): RoutePage | undefined {
  for (const { id, component, pattern } of routes) {
    const match = pattern.exec(path)
    if (match === null) continue
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value)
    ])
    return { id, component, params: Object.fromEntries(params) }
  }
  return undefined
}
