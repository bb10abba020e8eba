/** The script of the site's language, where the font lacks it. */
export interface Script {
  id: 'latin' | 'arabic'
  /** Files that the first screen needs besides those of the typeface. */
  preload: readonly string[]
}
