import type { FontId } from '@sitewright/catalog'
import type { GenerationPlan } from './generation-plan.ts'

/** What a typeface needs of the template. */
interface Typeface {
  /** Names of its style sheets, in the folder `fonts` of the styles. */
  sheets: readonly string[]
  /** Names of the font files that index.html preloads: those that the first screen needs. */
  preload: readonly string[]
}

const interLatin = 'inter-latin-wght-normal'

/** The style sheets and font files of each typeface. A display typeface comes with Inter, for running text. */
export const typefaces: Readonly<Record<FontId | 'arabic', Typeface>> = {
  inter: { sheets: ['inter'], preload: [interLatin] },
  roboto: { sheets: ['roboto'], preload: ['roboto-latin-wght-normal'] },
  poppins: { sheets: ['poppins'], preload: ['poppins-latin-400-normal', 'poppins-latin-600-normal'] },
  playfair: {
    sheets: ['inter', 'playfair'],
    preload: [interLatin, 'playfair-display-latin-wght-normal']
  },
  lora: { sheets: ['lora'], preload: ['lora-latin-wght-normal'] },
  jetbrains: {
    sheets: ['inter', 'jetbrains'],
    preload: [interLatin, 'jetbrains-mono-latin-wght-normal']
  },
  arabic: { sheets: ['arabic'], preload: ['noto-naskh-arabic-arabic-wght-normal'] }
}

/** The typefaces of a site: the chosen one, and one for Arabic script where a language of the site needs it. */
export function typefacesOf({ font, site }: GenerationPlan): Typeface[] {
  const { language, ownLanguage } = site.content
  const languages = [language, ownLanguage?.language ?? language]
  const isArabic = languages.some((each) => /^(?:ar|fa|ur)\b/i.test(each))
  return [typefaces[font], ...(isArabic ? [typefaces.arabic] : [])]
}
