import type { PictureStyle } from './art/picture.ts'
import type { Layout } from './looks.ts'
import { addressLabel } from './business.ts'
import { actionTargets, type ActionTarget } from './actions.ts'
import { frameMessages } from './messages.ts'
import type { AddressField, Content, Site } from './site.ts'
import { isStreet, type Town } from './thin.ts'

/** Where the business is, in a line: its one address. Several places are told together, as the owner wrote them. */
export function addressLine({ businessInfo, content }: Site): AddressField | undefined {
  const [place, another] = content.locations
  if (another === undefined && place?.address) return { of: place, field: 'address' }
  return businessInfo.location ? { of: businessInfo, field: 'location' } : undefined
}

/** Style of the pictures of a thin site, by how its home page is set. */
export const thinPictures = {
  bands: 'poster',
  towns: 'arcade',
  tiles: 'lens'
} as const satisfies Record<Layout['thin'], PictureStyle>

/** The names of all towns, which are set in the size of the longest. */
export function townNames(towns: readonly Town[]): string {
  return towns.map(({ name }) => name).join(' ')
}

/** The heading of the towns: that visitors can come, where there is a street. */
export function placeLabel(towns: readonly Town[], content: Pick<Content, 'trade'>): string {
  return towns.some(({ address }) => address && isStreet(address))
    ? addressLabel(content)
    : frameMessages.basedIn
}

/**
 * The actions of a thin site. A contact page would say no more than the telephone and the address beside it; `write` is
 * left out where the address stands there.
 */
export function thinActions(
  { content, businessInfo }: Site,
  pages: Pick<ReadonlySet<string>, 'has'>,
  write: boolean
): readonly ActionTarget[] {
  const { action } = content.hero
  const hasPage = pages.has(action.page) && action.page !== 'contact'
  return actionTargets(action, hasPage, businessInfo).filter(({ kind }) => write || kind !== 'write')
}
