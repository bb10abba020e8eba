import { limits } from '@sitewright/catalog'
import type { ResolvedSite } from '@sitewright/site'
import { oneLine } from '@sitewright/text'

/** Characters that a home screen shows under an icon, and the fewest that say anything (`short_name`). */
const shortest = 3
const longest = 12

/** The name of the business on one line; the default project's name where it has none. */
export function nameOf({ businessInfo }: ResolvedSite): string {
  return oneLine(businessInfo.businessName) || limits.defaultProjectName
}

/** The manifest's short name, which fits under an icon: as many whole words as fit. */
export function shortNameOf(site: ResolvedSite): string {
  const words = nameOf(site).split(' ')
  let short = ''
  for (const word of words) {
    const longer = short === '' ? word : `${short} ${word}`
    if (lengthOf(longer) > longest) break
    short = longer
  }
  if (short === '') short = fitted(words[0] ?? '')
  return lengthOf(short) < shortest ? `${short} App` : short
}

/** Length in UTF-16 units, which is how validators count. */
function lengthOf(text: string): number {
  return text.length
}

/** Truncates a word to whole graphemes, with an ellipsis. */
function fitted(word: string): string {
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (short.length + segment.length >= longest) break
    short += segment
  }
  return short === '' ? limits.defaultProjectName : `${short}…`
}
