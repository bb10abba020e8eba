import { simulatedSearch } from '../../../domain/backend/simulated.ts'
import { search as definition } from '../../../domain/features/search.ts'
import type { FeatureOf } from '../../feature.ts'
import { SearchLink } from './search-link.ts'

/** Finds pages, services and answers on the site, offline too. */
export const search: FeatureOf<typeof definition> = {
  ...definition,
  load: { search: () => import('./search-page.ts').then((module) => module.SearchPage) },
  components: { header: SearchLink },
  simulated: simulatedSearch
}
