import type { Palette, Token } from '@sitewright/site'

/** The value of a token of the theme. Throws where the palette has no such token. */
export function colorOf(
  { tokens }: Palette,
  name: Token['name'],
  scheme: 'light' | 'dark' = 'light'
): string {
  const token = tokens.find((each) => each.name === name)
  if (token === undefined) throw new RangeError(`The palette has no ${name}.`)
  return token[scheme]
}
