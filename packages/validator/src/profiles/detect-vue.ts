import { findText, type Project } from '@sitewright/project'
import type { Detection } from './detection.ts'
import { vueVite } from './vue-vite.ts'

/** Files of frameworks that are built by Vue, but not by Vite's plugin alone. */
const other = /\.(svelte|astro)$|^nuxt\.config\.|^angular\.json$/

function isVue(project: Project): boolean {
  const paths = [...project.keys()]
  if (paths.some((path) => other.test(path))) return false
  return (
    paths.some((path) => path.endsWith('.vue')) ||
    // A manifest that does not parse still names its packages.
    /"vue"\s*:/.test(findText(project, 'package.json') ?? '')
  )
}

/** Vue on Vite. */
export const vueDetection: Detection = { framework: 'vue', is: isVue, profileOf: () => vueVite }
