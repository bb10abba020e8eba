/** Folds a text for search and sorting: lower case, without accents, whatever the locale. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
