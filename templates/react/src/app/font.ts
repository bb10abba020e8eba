/** The typeface of the site. */
export interface Font {
  id: 'inter' | 'roboto' | 'poppins' | 'playfair' | 'lora' | 'jetbrains'
  /** Preloaded files: the first screen needs them, before the stylesheet asks for them. */
  preload: readonly string[]
}
