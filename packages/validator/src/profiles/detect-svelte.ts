import { findText, type Project } from '@sitewright/project'
import type { Detection } from './detection.ts'
import { svelteKit, svelteKitOne } from './sveltekit.ts'

/** Files of frameworks that draw components of Svelte, but not by SvelteKit. */
const other = /\.astro$|^astro\.config\./

const route = /^src\/routes\/(?:.*\/)?\+(?:page|layout)(?:@[^/]*)?\.svelte$/

/** Svelte without SvelteKit has no files in common that it has to have. */
function isSvelteKit(project: Project): boolean {
  const paths = [...project.keys()]
  if (paths.some((path) => other.test(path))) return false
  return (
    // A manifest that does not parse still names its packages.
    /"@sveltejs\/kit"\s*:/.test(findText(project, 'package.json') ?? '') ||
    paths.some((path) => route.test(path))
  )
}

function isFirstMajor(project: Project): boolean {
  return /"@sveltejs\/kit"\s*:\s*"[~^]?1\b/.test(findText(project, 'package.json') ?? '')
}

/** SvelteKit. */
export const svelteDetection: Detection = {
  framework: 'svelte',
  is: isSvelteKit,
  profileOf: (project) => (isFirstMajor(project) ? svelteKitOne : svelteKit)
}
