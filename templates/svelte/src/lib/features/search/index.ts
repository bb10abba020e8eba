import { simulatedSearch } from '#lib/domain/backend/simulated.ts'
import { search as definition } from '#lib/domain/features/search.ts'
import type { FeatureOf } from '#lib/feature.ts'
import SearchLink from './SearchLink.svelte'

/** Finds pages, services and answers on the site, offline too. */
export const search: FeatureOf<typeof definition> = {
  ...definition,
  components: { header: SearchLink },
  simulated: simulatedSearch
}
