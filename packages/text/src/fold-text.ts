/** Letters that are written as two where a keyboard lacks them; normalization keeps them. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Apostrophes of keyboards, typesetting and phones. */
const apostrophes = /[\u2018\u2019\u201b\u02bc\u02b9\u00b4\u0060\uff07]/gu

/**
 * Folds a text for search and sorting: lower case, without accents, apostrophes alike, ß as ss, whatever the locale.
 */
export function foldText(text: string): string {
  return text
    .replaceAll(apostrophes, "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/gu, (letter) => letters[letter] ?? letter)
}
