import { styleAt, type PictureStyle } from './art/picture.ts'
import { galleryMessages } from './features/gallery.ts'
import type { ArtStyle, GalleryItem } from './site.ts'

export const galleryFilters = ['all', 'work', 'team', 'office', 'events'] as const
export type GalleryFilter = (typeof galleryFilters)[number]

/** The filter from the address; `all` where it names none that exists. */
export function filterFrom(text: string | null): GalleryFilter {
  return galleryFilters.find((filter) => filter === text) ?? 'all'
}

export function filterItems(items: readonly GalleryItem[], filter: GalleryFilter): readonly GalleryItem[] {
  return filter === 'all' ? items : items.filter((item) => item.category === filter)
}

/** Id of the picture in the lightbox; null while it is closed. */
export type Opened = string | null

export type GalleryAction =
  | { type: 'open'; id: string }
  | { type: 'close' }
  | { type: 'step'; by: 1 | -1; among: readonly GalleryItem[] }

/** Reducer of the lightbox; it wraps around at both ends. */
export function galleryReducer(opened: Opened, action: GalleryAction): Opened {
  switch (action.type) {
    case 'open':
      return action.id
    case 'close':
      return null
    default: {
      const index = action.among.findIndex((item) => item.id === opened)
      if (index < 0) return opened
      return action.among[(index + action.by + action.among.length) % action.among.length]?.id ?? null
    }
  }
}

/** The photo that replaced a placeholder; undefined for a placeholder drawing. */
export function photoOf({ src }: GalleryItem): string | undefined {
  return src.startsWith('/') ? src : undefined
}

/** The line under a picture in the lightbox. */
export function captionOf({ category, description }: GalleryItem): string {
  return `${galleryMessages.filters[category]}. ${description}`
}

/** The query of the address that shows a category. */
export function filterQuery(filter: GalleryFilter): string {
  return filter === 'all' ? '?' : `?filter=${filter}`
}

/** Direction of an arrow key in the lightbox; undefined for other keys. */
export function stepForKey(key: string, rightToLeft: boolean): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  return (key === 'ArrowRight') === rightToLeft ? -1 : 1
}

/** Alternative text of a photo. A placeholder drawing is decoration and has none. */
export function altOf(item: GalleryItem): string | undefined {
  return item.src.startsWith('/') ? item.alt : undefined
}

/** The style of a placeholder: portraits for people, facades and reliefs for rooms, the rest in turn. */
export function placeholderStyle(item: GalleryItem, index: number, own: ArtStyle): PictureStyle {
  if (item.category === 'team') return 'portrait'
  if (item.category === 'office') return index % 2 === 0 ? 'facade' : 'relief'
  return item.category === 'work' ? styleAt(own, index % 3) : index % 2 === 0 ? 'botanic' : 'horizon'
}
