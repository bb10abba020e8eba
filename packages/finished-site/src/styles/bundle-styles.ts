import { dirname, join } from '@sitewright/project'
import { minifyCss } from './minify-css.ts'
import { prefixCss } from './prefix-css.ts'

interface StyleSources {
  /** The folder of the host that the site stands in. */
  base: string
  /** The text of a style sheet of the project. */
  read: (path: string) => string
  /** Whether an address such as `/fonts/inter.woff2` is that of a file in `public`. */
  isPublic: (address: string) => boolean
}

const imported = /@import\s+['"](\.[^'"]+)['"]\s*;/g
const address = /url\(\s*(["']?)(\/(?!\/)[^"')]*)\1\s*\)/g

/** Joins the style sheets of a site to one, in the order in which its scripts import them. */
export function bundleStyles(paths: readonly string[], { base, read, isPublic }: StyleSources): string {
  const whole = (path: string): string =>
    read(path).replace(imported, (_, specifier: string) => whole(join(dirname(path), specifier) ?? specifier))
  const css = prefixCss(minifyCss(paths.map(whole).join('\n')))
  return css.replace(address, (written, _, path: string) =>
    isPublic(path) ? `url(${base}${path})` : written
  )
}
