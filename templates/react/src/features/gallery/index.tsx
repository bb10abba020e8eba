import { galleryMessages, gallery as definition } from '../../domain/features/gallery.ts'
import { altOf, homePictures, photoOf } from '../../domain/gallery.ts'
import { pictureSizes } from '../../domain/looks.ts'
import type { FeatureOf } from '../../feature.ts'
import '../../styles/pages/gallery.css'
import { MoreLink, PageLink } from '../../ui/controls.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'

/** The first photographs on the home page; the gallery has them all. */
export function HomePictures() {
  const { gallery, art } = useContent()
  const { shown, more } = homePictures(gallery?.items ?? [])
  if (gallery === undefined || shown.length === 0) return null
  return (
    <Section of={gallery} aside={more && <MoreLink page="gallery">{galleryMessages.more}</MoreLink>}>
      <ul className="shots">
        {shown.map((item) => (
          <li key={item.id}>
            <PageLink page="gallery" className="shot">
              <span className="frame">
                <Picture
                  seed={item.src}
                  picture={item.picture}
                  src={photoOf(item)}
                  alt={altOf(item)}
                  sizes={pictureSizes.card}
                  look={art.style}
                />
              </span>
              {item.title && (
                <span className="caption">
                  <b>
                    <Words of={item} field="title" />
                  </b>
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Pictures by category, each with a large view. */
export const gallery: FeatureOf<typeof definition> = {
  ...definition,
  load: { gallery: () => import('./page.tsx') },
  components: { home: HomePictures }
}
