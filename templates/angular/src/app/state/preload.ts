import { DOCUMENT, effect, inject } from '@angular/core'
import { Started } from './started.ts'

/** A photograph that the browser is told of in the head of the page. */
export interface PreloadedPicture {
  srcset?: string | undefined
  sizes?: string | undefined
}

/** Writes a link into the head of a prerendered page that preloads a photograph, where it is on top of the page. */
export function preload(find: () => PreloadedPicture | undefined): void {
  const page = inject(DOCUMENT)
  if (inject(Started).isBrowser) return
  let link: HTMLLinkElement | undefined
  effect(() => {
    const { srcset, sizes = '' } = find() ?? {}
    if (srcset === undefined || link !== undefined) return
    link = page.createElement('link')
    const attributes = {
      rel: 'preload',
      as: 'image',
      imagesrcset: srcset,
      imagesizes: sizes,
      fetchpriority: 'high'
    }
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    // The document of the build knows no other way.
    page.head.appendChild(link)
  })
}
