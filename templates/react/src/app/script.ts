/** The writing of the site's language, where the typeface lacks it. */
export interface Script {
  id: 'latin' | 'arabic'
  /** Files that the first screen needs besides those of the typeface. */
  preload: readonly string[]
}
