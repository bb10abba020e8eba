import { simulatedSearch } from '../../domain/backend/simulated.ts'
import { search as definition } from '../../domain/features/search.ts'
import type { FeatureOf } from '../../feature.ts'
import SearchLink from './SearchLink.vue'

/** Finds pages, services and answers on the site, offline too. */
export const search: FeatureOf<typeof definition> = {
  ...definition,
  load: { search: () => import('./SearchPage.vue') },
  components: { header: SearchLink },
  simulated: simulatedSearch
}
