import { styleAt } from '../../domain/art/picture.ts'
import type { Service } from '../../domain/site.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** Services that the home page shows; the others wait on the services page. */
const shown = 4

export function ServiceCards({ items }: { items: readonly Service[] }) {
  const { art } = useContent()
  return (
    <ul className="svc-list">
      {items.slice(0, shown).map((service, index) => (
        <li key={service.id} className="svc rise">
          <div className="frame">
            <Picture src={service.title} look={styleAt(art.style, index)} />
          </div>
          <div className="svc-body">
            <h3>
              <PageLink page="service-detail" params={{ id: service.id }}>
                {service.title}
              </PageLink>
            </h3>
            <p>{service.text}</p>
            {service.price && <p className="price num">{service.price}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
