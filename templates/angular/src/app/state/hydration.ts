import { ɵwithDomHydration as withDomHydration, type EnvironmentProviders } from '@angular/core'

/**
 * Takes over the elements of the prerendered page. It is what `provideClientHydration` consists of without the parts that
 * no page of a site uses: replayed events, blocks that are hydrated later, and a cache of requests. No option of it leaves
 * out their code, 10 KB of the first script.
 */
export function provideHydration(): EnvironmentProviders {
  return withDomHydration()
}
