import { findText, type Project } from '@sitewright/project'
import { classic } from './classic.ts'
import { generic } from './generic.ts'
import type { Profile, ProfileId } from './profile.ts'
import { reactVite } from './react-vite.ts'
import { staticSite } from './static.ts'

const profiles: Readonly<Record<ProfileId, Profile>> = {
  'react-vite': reactVite,
  classic,
  static: staticSite,
  generic
}

/** The profile of an id. */
export function getProfile(id: ProfileId): Profile {
  return profiles[id]
}

/** Detects the kind of React project; a manifest that does not parse still names its packages. */
function reactProfile(project: Project): Profile {
  const manifest = findText(project, 'package.json') ?? ''
  if (manifest.includes('"react-scripts"')) return classic
  const vite =
    manifest.includes('"vite"') ||
    project.has('index.html') ||
    [...project.keys()].some((path) => path.startsWith('vite.config.'))
  const old = ['src/index.js', 'src/App.js', 'public/index.html'].filter((path) => project.has(path))
  return !vite && old.length > 0 ? classic : reactVite
}

const markup = /\.(jsx|tsx)$/
const foreign = /\.(vue|svelte|astro)$|^angular\.json$|^next\.config\./

/** Detects the profile of a project from its files, or takes it from the framework it was generated for. */
export function detectProfile(project: Project, framework?: string): Profile {
  if (framework === 'react') return reactProfile(project)
  const paths = [...project.keys()]
  if (paths.some((path) => foreign.test(path))) return generic
  const manifest = findText(project, 'package.json') ?? ''
  const react =
    /"react(-dom|-scripts)?"\s*:/.test(manifest) ||
    paths.some((path) => markup.test(path)) ||
    project.has('src/App.js')
  if (react) return reactProfile(project)
  // Without packages nothing is built: the pages are what is served.
  const built =
    project.has('package.json') || paths.some((path) => /\.tsx?$|^(vite|webpack|rollup)\.config\./.test(path))
  return !built && project.has('index.html') ? staticSite : generic
}
