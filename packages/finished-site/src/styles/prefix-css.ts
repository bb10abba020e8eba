/** Properties that browsers with layers and nesting still know only, or know better, by the name of their engine. */
const prefixes: Readonly<Record<string, string>> = {
  'backdrop-filter': '-webkit-',
  'text-decoration': '-webkit-',
  'text-decoration-color': '-webkit-',
  'text-size-adjust': '-moz-',
  'user-select': '-webkit-'
}

const declaration = new RegExp(`(?<=[{;])(${Object.keys(prefixes).join('|')}):([^;{}]*)`, 'g')

/** Adds those names (vendor prefixes) to minified CSS. */
export function prefixCss(css: string): string {
  return css.replace(declaration, (written, property: string, value: string) =>
    // A line alone is a text decoration that all of them know.
    property === 'text-decoration' && !value.includes(' ')
      ? written
      : `${prefixes[property]}${property}:${value};${written}`
  )
}
