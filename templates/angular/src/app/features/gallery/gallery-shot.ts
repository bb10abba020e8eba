import { altOf, photoOf } from '../../../domain/gallery.ts'
import { pictureSizes } from '../../../domain/looks.ts'
import type { GalleryItem } from '../../../domain/site.ts'

/** A picture of the gallery, as SitePicture is told of it. */
export interface Shot {
  item: GalleryItem
  src: string | undefined
  alt: string | undefined
  /** Style of the drawing that holds its place. */
  look: string
  sizes: string
  width: number
  height: number
  eager: boolean
}

/** A picture of the gallery in a grid. */
export function shotOf(item: GalleryItem, look: string): Shot {
  const { card: sizes } = pictureSizes
  return { item, src: photoOf(item), alt: altOf(item), look, sizes, width: 800, height: 600, eager: false }
}

/** A picture of the gallery on top of the page. */
export function largeShotOf(item: GalleryItem, look: string): Shot {
  return { ...shotOf(item, look), sizes: pictureSizes.wide, width: 1200, height: 800, eager: true }
}
