import { RenderMode, type ServerRoute } from '@angular/ssr'
import { pageAddresses } from '../domain/pages.ts'
import { site } from '../site.ts'
import { features } from './features/index.ts'

/** Every address of the site is prerendered; those of services by their ids. */
export function createServerRoutes(): ServerRoute[] {
  const addresses = pageAddresses(site, features)
  const places = new Map(addresses.map(({ place }) => [place.path, place]))
  const pages = [...places.keys()].map((path): ServerRoute => {
    const ids = addresses.flatMap(({ place, id }) =>
      place.path === path && id !== undefined ? [{ id: asParameter(id) }] : []
    )
    const route = { path: path.slice(1), renderMode: RenderMode.Prerender } as const
    return path.includes(':id') ? { ...route, getPrerenderParams: async () => ids } : route
  })
  return [...pages, { path: '**', renderMode: RenderMode.Client }]
}

/** An id as a parameter of an address that Angular reads, decodes and asks for; a star would stand for any address. */
function asParameter(id: string): string {
  return encodeURIComponent(encodeURIComponent(id).replaceAll('*', '%2A'))
}
