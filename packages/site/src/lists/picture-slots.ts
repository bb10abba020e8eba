import { closureOf } from '@sitewright/catalog'
import { baselineOf, contentOf } from '../content/content-of.ts'
import type { Content, GalleryItem } from '../content/content.ts'
import type { Logo, Picture } from '../content/pictures.ts'
import { decisionsAt } from '../decisions/compare.ts'
import { findAt } from '../decisions/content-address.ts'
import { isDraft } from '../decisions/draft.ts'
import { without, withDecisions } from '../decisions/with-decisions.ts'
import type { Site } from '../site.ts'
import { changeItem, confirmItems, type RemovedItem } from './edit-list.ts'
import { itemName, listItems } from './list-items.ts'
import { itemAddress, type ListId } from './list-kinds.ts'

/** A place of the site that a photograph can stand at. */
export interface PictureSlot {
  /** Address of the picture. */
  readonly address: string
  readonly kind: 'hero' | 'about' | 'gallery' | 'before' | ListId
  /** What it belongs to, such as the name of a service; empty where its kind says it. */
  readonly name: string
  readonly picture?: Picture
}

const galleryAddress = '/content/gallery'
/** The slot of what a photograph of the gallery looked like before. */
export const beforeAddress = (address: string): `/content/${string}` =>
  address.replace(/picture$/u, 'before') as `/content/${string}`

const galleryItem = (id: string): string => `${galleryAddress}/items/@${id}`

/** The slots of a site in the order of its pages; those of the gallery are its photographs, each with one of before. */
export function pictureSlots(site: Site, content: Content = contentOf(site)): PictureSlot[] {
  const features = closureOf(site.selectedFeatures)
  const slot = (kind: PictureSlot['kind'], name: string, address: string): PictureSlot => {
    const picture = findAt(content, address) as Picture | undefined
    return { address, kind, name, ...(picture && { picture }) }
  }
  const itemsOf = (list: ListId): PictureSlot[] =>
    listItems(content, list).map((item) =>
      slot(list, itemName(list, item), itemAddress(list, item.id, 'picture'))
    )
  return [
    slot('hero', '', '/content/hero/picture'),
    ...itemsOf('services'),
    slot('about', '', '/content/about/picture'),
    ...itemsOf('people'),
    ...(features.includes('geolocation') ? itemsOf('places') : []),
    ...ownPhotographs(content).flatMap(({ id, title }) => [
      slot('gallery', title, `${galleryItem(id)}/picture`),
      slot('before', title, beforeAddress(`${galleryItem(id)}/picture`))
    ])
  ]
}

/** Whether the site has a gallery, which takes any number of photographs. */
export function hasGallery({ selectedFeatures }: Site): boolean {
  return closureOf(selectedFeatures).includes('gallery')
}

/** What the owner put into the gallery: without the drawings that hold their places. */
function ownPhotographs({ gallery }: Content): readonly GalleryItem[] {
  return gallery?.items.filter(({ src, picture }) => picture !== undefined || src.startsWith('/')) ?? []
}

const listSlot = /^(.*)\/@([^/]+)\/picture$/

/** The list and the item that a slot belongs to; undefined for a slot of its own. */
function itemOf(site: Site, address: string): { list: ListId; id: string } | undefined {
  const [, path, id = ''] = listSlot.exec(address) ?? []
  const slot = pictureSlots(site).find((each) => each.address === address)
  if (path === undefined || slot === undefined) return undefined
  const { kind } = slot
  return kind === 'services' || kind === 'people' || kind === 'places' ? { list: kind, id } : undefined
}

/** The site with a picture at a slot. An item that gets one is the owner's from then on. */
export function writePicture(site: Site, address: string, picture: Picture): Site {
  const item = itemOf(site, address)
  const named = item === undefined ? site : confirmed(changeItem(site, item.list, item.id, {}), item)
  const others = without(named.decisions ?? {}, address)
  return withDecisions(named, { ...others, [address]: { is: 'written', value: { ...picture } } })
}

/** A draft of a place or a person would be left out, and its picture with it. */
function confirmed(site: Site, { list, id }: { list: ListId; id: string }): Site {
  const content = contentOf(site)
  const group = itemAddress(list, id).replace(/\/items\/@.*$/u, '')
  const isGuess = isDraft(findAt(content, itemAddress(list, id))) || isDraft(findAt(content, group))
  return isGuess ? confirmItems(site, list, id) : site
}

/** The site with one more photograph in its gallery, which then shows no drawings any more. */
export function addGalleryPicture(
  site: Site,
  picture: Picture
): { readonly site: Site; readonly address: string } {
  const content = contentOf(site)
  const items = ownPhotographs(content)
  const taken = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (taken.has(`photo-${number}`)) number += 1
  const id = `photo-${number}`
  const item: GalleryItem = { id, src: id, alt: '', title: '', category: 'work', description: '', picture }
  return { site: withGallery(site, [...items, item]), address: `${galleryItem(id)}/picture` }
}

function withGallery(site: Site, items: readonly GalleryItem[]): Site {
  const others = without(site.decisions ?? {}, galleryAddress)
  if (items.length === 0) return withDecisions(site, others)
  const basis = baselineOf(site)
  const { title = '' } = contentOf(site).gallery ?? basis.defaults.gallery ?? {}
  const made = decisionsAt(basis, galleryAddress, { title, items })
  return withDecisions(site, { ...others, ...made })
}

/** Takes the picture out of a slot, and a photograph out of the gallery; `restoreItem` puts it back. */
export function removePicture(
  site: Site,
  address: string
): { readonly site: Site; readonly removed: RemovedItem } {
  const isPhotograph = address.startsWith(`${galleryAddress}/`) && address.endsWith('/picture')
  const at = isPhotograph ? galleryAddress : address
  const own = Object.entries(site.decisions ?? {}).filter(
    ([each]) => each === at || each.startsWith(`${at}/`)
  )
  const items = ownPhotographs(contentOf(site)).filter(({ id }) => `${galleryItem(id)}/picture` !== address)
  return {
    site: isPhotograph
      ? withGallery(site, items)
      : withDecisions(site, without(site.decisions ?? {}, address)),
    removed: { address: at, decisions: Object.fromEntries(own) }
  }
}

/** The site with the caption of a photograph in the gallery, by the address of the picture. */
export function writeCaption(site: Site, address: string, title: string): Site {
  const items = ownPhotographs(contentOf(site))
  return withGallery(
    site,
    items.map((item) => (`${galleryItem(item.id)}/picture` === address ? { ...item, title } : item))
  )
}

const logoAddress = '/content/logo'

/** The site with a logo in place of the mark that is drawn from its name. */
export function writeLogo(site: Site, logo: Logo): Site {
  return withDecisions(site, {
    ...without(site.decisions ?? {}, logoAddress),
    [logoAddress]: { is: 'written', value: { ...logo } }
  })
}

/** The site with the mark that is drawn from its name. */
export function removeLogo(site: Site): Site {
  return withDecisions(site, without(site.decisions ?? {}, logoAddress))
}
