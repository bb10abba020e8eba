import type { ProjectBuild, ProjectPlaces } from './project-parts.ts'

/** Where a project has what its site is finished from. */
export const places: ProjectPlaces = {
  html: 'index.html',
  publicFolder: 'public',
  sources: 'src',
  features: 'src/features',
  hashed: 'assets'
}

const entry = /^src\/main\.[jt]sx?$/

/** What Vite adds to the files of a project: nothing, since `src/main` imports all that there is. */
export function projectBuild(files: ReadonlyMap<string, unknown>): ProjectBuild {
  return {
    entry: [...files.keys()].find((path) => entry.test(path)) ?? '',
    modules: new Map(),
    files: new Map()
  }
}
