import type { PictureSlot } from '@sitewright/site'

const kindNames = {
  hero: 'Main picture',
  about: 'About the business',
  gallery: 'Gallery',
  before: 'Gallery, before',
  services: 'Service',
  people: 'Person',
  places: 'Place'
} as const satisfies Record<PictureSlot['kind'], string>

/** The name of a slot: what it belongs to, or what it is. */
export function slotName({ kind, name }: PictureSlot): string {
  if (kind === 'hero' || kind === 'about' || name === '') return kindNames[kind]
  return kind === 'gallery' || kind === 'before' ? `${kindNames[kind]}: ${name}` : name
}
