import { simulatedSearch } from '../../domain/backend/simulated.ts'
import { search as definition, searchMessages } from '../../domain/features/search.ts'
import type { FeatureOf } from '../../feature.ts'
import '../../styles/navigation.css'
import { Icon, PageLink } from '../../ui/controls.tsx'

/** The search link in the header. */
export function SearchLink() {
  return (
    <PageLink page="search" className="icon-btn spare">
      <Icon name="search" />
      <span className="sr">{searchMessages.title}</span>
    </PageLink>
  )
}

/** Finds pages, services and answers on the site, offline too. */
export const search: FeatureOf<typeof definition> = {
  ...definition,
  load: { search: () => import('./page.tsx') },
  components: { header: SearchLink },
  simulated: simulatedSearch
}
