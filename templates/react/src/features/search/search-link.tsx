import '../../styles/ui/visitor.css'
import { searchMessages } from '../../domain/messages/search.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** The search link in the header. */
export function SearchLink() {
  return (
    <PageLink page="search" className="icon-btn spare">
      <Icon name="search" />
      <span className="sr">{searchMessages.title}</span>
    </PageLink>
  )
}
