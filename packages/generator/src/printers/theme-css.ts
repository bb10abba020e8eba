import { file, type File } from '@sitewright/project'
import type { Palette } from '@sitewright/site'
import type { GenerationPlan } from '../generation-plan.ts'

/** The theme as CSS text; the preview shows it without a project. */
export function themeText(palette: Palette): string {
  const light = palette.tokens.map((token) => `    ${token.name}: ${token.light};`)
  const both = palette.tokens.map(
    (token) => `      ${token.name}: light-dark(${token.light}, ${token.dark});`
  )
  const lines = [
    '/* The colours of the site, worked out so that text on them can be read. */',
    '@layer tokens {',
    '  :root {',
    ...light,
    '  }',
    '',
    '  @supports (color: light-dark(#000000, #ffffff)) {',
    '    :root {',
    ...both,
    '    }',
    '  }',
    '}'
  ]
  return `${lines.join('\n')}\n`
}

/** Prints the theme: the colours of the site. Light values stand first, for browsers that do not know light-dark(). */
export function themeCss({ palette }: GenerationPlan): File {
  return file('src/theme.css', themeText(palette))
}
