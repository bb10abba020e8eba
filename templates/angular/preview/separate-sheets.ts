import type { Plugin } from 'vite'

/**
 * Leaves out of the list of all sheets those of the project, its theme and its choices: a script imports them one by one.
 */
export function separateSheets(): Plugin {
  return {
    name: 'separate-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\.css$/ },
      handler: (css) => css.replace(/^@import '\.\/(?!styles\/)[^']*';$/gm, '')
    }
  }
}
