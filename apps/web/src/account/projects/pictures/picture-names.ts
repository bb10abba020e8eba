import { contentOf, pictureSlots, type Site } from '@sitewright/site'
import { slotName } from '../../../builder/pictures/slot-name.ts'
import { transferMessages } from './messages.ts'

/** Where pictures stand, in words; those that nothing shows now, since a feature is off, are counted. */
export function namePictures(site: Site, hashes: readonly string[]): string {
  const content = contentOf(site)
  const slots = pictureSlots(site, content).filter(({ picture }) => hashes.includes(picture?.hash ?? ''))
  const logo = content.logo !== undefined && hashes.includes(content.logo.hash) ? [content.logo.hash] : []
  const shown = new Set([...logo, ...slots.map(({ picture }) => picture?.hash)])
  const others = hashes.filter((hash) => !shown.has(hash)).length
  return [
    ...(logo.length > 0 ? [transferMessages.logo] : []),
    ...new Set(slots.map(slotName)),
    ...(others > 0 ? [transferMessages.other(others)] : [])
  ].join(', ')
}
