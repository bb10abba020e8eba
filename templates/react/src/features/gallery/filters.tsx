import '../../styles/ui/button.css'
import { Link } from 'react-router'
import { filterQuery, galleryFilters, type GalleryFilter } from '../../domain/gallery.ts'
import { galleryMessages } from '../../domain/messages/gallery.ts'

/** Links to the categories of the gallery. */
export function Filters({ current }: { current: GalleryFilter }) {
  return (
    <nav className="chips" aria-label={galleryMessages.filter}>
      {galleryFilters.map((filter) => (
        <Link
          key={filter}
          className="chip"
          to={filterQuery(filter)}
          replace
          preventScrollReset
          aria-current={filter === current ? 'true' : undefined}
        >
          {galleryMessages.filters[filter]}
        </Link>
      ))}
    </nav>
  )
}
