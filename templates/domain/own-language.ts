import type { Content, OwnLanguage } from './site.ts'

/**
 * The `lang` of the owner's texts, where it differs from the language of the page. In another script it is certain
 * whose text it is; in the same script, only name and description are certainly the owner's.
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
