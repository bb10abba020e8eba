import type { BusinessInfo } from '../site.ts'
import { clip } from './clip.ts'
import type { Business } from './words.ts'

const nameless = 'Your business'
const longestName = 80
const longestTown = 40

/** Codes and house numbers go: what remains of `79098 Freiburg` is the town. */
const withoutNumbers = (part: string): string =>
  part
    .split(/\s+/u)
    .filter((word) => !/\d/u.test(word))
    .join(' ')
    .trim()

/** The town of an address, as far as its form tells; empty where it does not. */
function townOf(location: string): string {
  const parts = location.split(/[,;\n]/u).map((part) => part.trim())
  const [first = '', ...rest] = parts
  const streetFirst = /\d/u.test(first) && rest.length > 0
  const town = (streetFirst ? rest : parts).map(withoutNumbers).find((part) => part !== '') ?? ''
  return town.length > longestTown ? '' : town
}

/** What tailored sentences say about the business; very long names are shortened there, and only there. */
export function businessOf({ businessName, location }: BusinessInfo): Business {
  const town = townOf(location)
  return { name: clip(businessName, longestName) || nameless, at: town === '' ? '' : ` in ${town}` }
}
