import type { Customization } from '../site.ts'

/** A custom property of the printed theme, with its colour (`#rrggbb`) in either scheme. */
export interface Token {
  readonly name: `--${string}`
  readonly light: string
  readonly dark: string
}

/** What became of a chosen colour where text or a control has to be read. */
export interface Readability {
  /** The token that carries the colour. */
  readonly token: Token['name']
  readonly scheme: 'light' | 'dark'
  /** The colour that was chosen, and the one that is used for it. */
  readonly chosen: string
  readonly used: string
  readonly changed: boolean
  /** The ground or the text that it meets, the least readable one. */
  readonly against: string
  /** Contrast of the used colour, and of the chosen one, 1 to 21 (WCAG 2.2). */
  readonly ratio: number
  readonly chosenRatio: number
  /** What the used colour reaches; `AA controls` is 3:1, asked of borders and symbols. */
  readonly level: 'AAA' | 'AA' | 'AA controls'
}

/** The colours of a site. */
export interface Palette {
  /** In the order in which they are printed. */
  readonly tokens: readonly Token[]
  readonly readability: readonly Readability[]
}

/** The colours that a palette grows from. */
export type ColorChoice = Pick<Customization, 'colorScheme' | 'primaryColor' | 'secondaryColor'>

/** A readable palette, light and dark, from any two colours. */
export function paletteOf(choice: ColorChoice): Palette {
  throw new Error(`not yet: ${choice.colorScheme}`)
}
