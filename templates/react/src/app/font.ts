/** The typeface of the site. */
export interface Font {
  id: 'inter' | 'roboto' | 'poppins' | 'playfair' | 'lora' | 'jetbrains'
  /** Files that the first screen needs; the head asks for them before the style sheet does. */
  preload: readonly string[]
}
