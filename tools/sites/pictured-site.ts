// A site with a photograph at every place that has room for one.
import { contentOf, everythingSite, type Picture, type Site } from '../../packages/site/src/index.ts'

/** A photograph of this number; the first is a wide one with a focal point. */
export function photograph(number: number): Picture {
  const hash = number.toString(16).padStart(2, '0').repeat(32)
  return { hash, width: 1600, height: 1200, alt: `What photograph ${number} shows`, focus: { x: 20, y: 75 } }
}

const { hero, about, services, gallery, locations, ...rest } = contentOf(everythingSite)

let count = 0
const withPicture = <Item extends object>(item: Item) => ({ ...item, picture: photograph(++count) })

export const picturedSite: Site = {
  ...everythingSite,
  content: {
    ...rest,
    hero: withPicture(hero),
    about: withPicture({
      ...about,
      ...(about.team && { team: { title: about.team.title, items: about.team.items.map(withPicture) } })
    }),
    ...(services && { services: { ...services, items: services.items.map(withPicture) } }),
    ...(gallery && {
      gallery: {
        title: gallery.title,
        items: gallery.items
          .map(withPicture)
          .map((item, at) => (at > 0 ? item : { ...item, before: photograph(++count) }))
      }
    }),
    locations: locations.map(withPicture)
  }
}
