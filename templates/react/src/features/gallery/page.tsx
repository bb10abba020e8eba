import '../../styles/pages/gallery.css'
import { useSearchParams } from 'react-router'
import { filterFrom, filterItems } from '../../domain/gallery.ts'
import { galleryMessages } from '../../domain/messages/gallery.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useStarted } from '../../ui/use-client.ts'
import { Filters } from './filters.tsx'
import { Pictures } from './pictures.tsx'

/** The gallery. Its category is in the URL, so that a link can name it. */
export function Page() {
  const { gallery } = useContent()
  const items = gallery?.items ?? []
  const [query] = useSearchParams()
  const filter = filterFrom(useStarted() ? query.get('filter') : null)
  const visible = filterItems(items, filter)
  return (
    <>
      <PageHead title={galleryMessages.title} lede={galleryMessages.intro} of={gallery} seed="gallery" />
      <PageBody>
        <Filters current={filter} />
        <p className="sr" role="status">
          {galleryMessages.count(visible.length)}
        </p>
        {visible.length === 0 ? (
          <p className="soft empty">{galleryMessages.none}</p>
        ) : (
          <Pictures key={filter} items={visible} all={items} />
        )}
      </PageBody>
    </>
  )
}
