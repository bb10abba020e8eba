import { file, type File } from '@sitewright/project'
import type { Palette } from '@sitewright/site'
import { colorOf } from '../colors.ts'
import type { GenerationPlan } from '../generation-plan.ts'

/** The theme as CSS text; the preview shows it without a project. */
export function themeText(palette: Palette): string {
  const both = palette.tokens.map(({ name, light, dark }) => `    ${name}: light-dark(${light}, ${dark});`)
  const lines = [
    '/* The colours of the site, worked out so that text on them can be read. */',
    '@layer tokens {',
    '  :root {',
    ...both,
    '  }',
    '}'
  ]
  return `${lines.join('\n')}\n`
}

/** Prints the colours that the owner chose; the build of the project derives the others from them. */
export function themeCss({ adapter, palette, site }: GenerationPlan): File {
  const { secondaryColor, paperColor } = site.customization
  const lines = [
    '/* The colours of the site. The build derives all others from them, light and dark, so that text can be read. */',
    ':root {',
    `  --brand: ${colorOf(palette, '--brand')};`,
    `  --second: ${secondaryColor};`,
    `  --accent: ${palette.accent};`,
    ...(paperColor === undefined || paperColor === '#ffffff' ? [] : [`  --paper: ${paperColor};`]),
    '}'
  ]
  return file(adapter.documents.theme, `${lines.join('\n')}\n`)
}
