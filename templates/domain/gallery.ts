import { styleAt } from './art/picture.ts'
import { galleryMessages } from './features/gallery.ts'
import { firstOf } from './looks.ts'
import type { Art, GalleryItem } from './site.ts'

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

/** The photographs of the home page, and whether there are more; drawings say nothing that a visitor comes for. */
export function homePictures(items: readonly GalleryItem[]): {
  shown: readonly GalleryItem[]
  more: boolean
} {
  const photographs = items.filter((item) => item.picture !== undefined || photoOf(item) !== undefined)
  return photographs.length < fewestOnHome ? { shown: [], more: false } : firstOf(photographs, mostOnHome)
}

/** Fewer photographs than these look like something is missing. */
const fewestOnHome = 2
const mostOnHome = 5

/** The photo that replaced a placeholder; undefined for a placeholder drawing. */
export function photoOf({ src }: GalleryItem): string | undefined {
  return src.startsWith('/') ? src : undefined
}

/** The line under a picture in the lightbox. */
export function captionOf({ category, description }: GalleryItem): string {
  const name = galleryMessages.filters[category]
  return description === '' ? name : `${name}. ${description}`
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

/** The motif of a placeholder: portraits for people, those of the site for all else. */
export function placeholderStyle(item: GalleryItem, index: number, art: Art): string {
  return item.category === 'team' ? 'portrait' : styleAt(art, index)
}
