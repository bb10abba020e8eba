import { findText, type Project } from '@sitewright/project'
import { classic } from './classic.ts'
import { foreign, type Detection } from './detection.ts'
import type { Profile } from './profile.ts'
import { reactVite } from './react-vite.ts'

/** A manifest that does not parse still names its packages. */
const manifestOf = (project: Project): string => findText(project, 'package.json') ?? ''

const markup = /\.(jsx|tsx)$/

function isReact(project: Project): boolean {
  const paths = [...project.keys()]
  if (paths.some((path) => foreign.test(path))) return false
  return (
    /"react(-dom|-scripts)?"\s*:/.test(manifestOf(project)) ||
    paths.some((path) => markup.test(path)) ||
    project.has('src/App.js')
  )
}

function profileOf(project: Project): Profile {
  const manifest = manifestOf(project)
  if (manifest.includes('"react-scripts"')) return classic
  const vite =
    manifest.includes('"vite"') ||
    project.has('index.html') ||
    [...project.keys()].some((path) => path.startsWith('vite.config.'))
  const old = ['src/index.js', 'src/App.js', 'public/index.html'].filter((path) => project.has(path))
  return !vite && old.length > 0 ? classic : reactVite
}

/** React, on Vite or as the specification describes it. */
export const reactDetection: Detection = { framework: 'react', is: isReact, profileOf }
