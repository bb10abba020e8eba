import type { Site } from '@sitewright/site'

/** Whether the wizard's site has pictures, by its decisions alone: resolving its content would load more code than the first step. */
export function namesPictures({ decisions = {} }: Site): boolean {
  return Object.keys(decisions).some((address) => /\/(?:picture|before|logo)$/.test(address))
}
