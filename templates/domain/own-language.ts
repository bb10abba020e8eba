import type { Content, OwnLanguage } from './site.ts'

/**
 * The language that a text has to be marked with: the owner's, where it is not that of the page. Words of another
 * script show by themselves whose they are; of one script, only name and description are the owner's for certain.
 */
export function ownLanguageOf(
  { ownLanguage }: Pick<Content, 'ownLanguage'>,
  text: string,
  certain: boolean
): OwnLanguage | undefined {
  if (ownLanguage === undefined) return undefined
  const own = isLatin(ownLanguage.language) ? certain : isMostlyForeign(text)
  return own ? ownLanguage : undefined
}

function isLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn'
}

function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin * 2 < letters
}
