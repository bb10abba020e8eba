import type { Action } from './actions.ts'
import type { BuilderState } from './state.ts'

/** Creates a random seed for pictures, short enough for share links. */
export function randomArtSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')
}

/** Actions that replace the whole site: its pictures keep their seed, or are drawn from the name. */
const replacing = new Set<Action['type']>(['openSite', 'restore'])

/**
 * The state after an action, with a seed of its pictures once a name is typed: so the pictures stay while that name is
 * typed, and when it is changed later. A site that was named before there were seeds keeps the pictures of its name until
 * it is renamed. The old name never becomes the seed: it would travel with the project of a business that has another.
 */
export function withArtSeed(
  before: BuilderState,
  action: Action,
  after: BuilderState,
  chooseSeed: () => string = randomArtSeed
): BuilderState {
  const { site } = after
  const { customization, businessInfo } = site
  if (replacing.has(action.type) || site === before.site) return after
  const { businessName: name } = businessInfo
  if (customization.artSeed !== undefined || name === '') return after
  if (name === before.site.businessInfo.businessName) return after
  return { ...after, site: { ...site, customization: { ...customization, artSeed: chooseSeed() } } }
}
