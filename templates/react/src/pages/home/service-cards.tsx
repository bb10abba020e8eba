import { plainText } from '../../domain/drafts.ts'
import { styleAt } from '../../domain/art/picture.ts'
import { firstOf, homeServices } from '../../domain/limits.ts'
import type { Service } from '../../domain/site.ts'
import { DraftMark } from '../../ui/draft.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'

/** The first services, on the home page. */
export function ServiceCards({ items }: { items: readonly Service[] }) {
  const { art } = useContent()
  return (
    <ul className="svc-list">
      {firstOf(items, homeServices).shown.map(({ id, title, text, price }, index) => (
        <li key={id} className="svc rise">
          <div className="frame">
            <Picture seed={plainText(title)} look={styleAt(art.style, index)} />
          </div>
          <div className="svc-body">
            <h3>
              <PageLink page="service-detail" params={{ id }}>
                <Words of={title} mark={false} />
              </PageLink>
              <DraftMark of={title} />
            </h3>
            {text && (
              <p>
                <Words of={text} />
              </p>
            )}
            {price && (
              <p className="price num">
                <Words of={price} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
