import { fontIds, fonts, type FontId } from '@sitewright/catalog'

/** The id of a font, from its id or its display name in any case; undefined for a font that is not offered. */
export function findFontId(fontFamily: string): FontId | undefined {
  const wanted = fontFamily.trim().toLowerCase()
  return fontIds.find((id) => id === wanted || fonts[id].name.toLowerCase() === wanted)
}
