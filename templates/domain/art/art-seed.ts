import type { Site } from '../site.ts'

/** The seed of the pictures that stand for the whole business: its own, or else the name. */
export function artSeedOf({ businessInfo, customization }: Site): string {
  return customization.artSeed ?? businessInfo.businessName
}
