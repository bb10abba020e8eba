import type { Site } from '../site.ts'

/** The seed for pictures of the whole business: `artSeed`, or the business name. */
export function artSeedOf({ businessInfo, customization }: Site): string {
  return customization.artSeed ?? businessInfo.businessName
}
