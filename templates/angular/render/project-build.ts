import type { ProjectBuild, ProjectPlaces } from './project-parts.ts'

/** Where a project has what its site is finished from. */
export const places: ProjectPlaces = {
  html: 'src/index.html',
  publicFolder: 'public',
  sources: 'src',
  features: 'src/app/features',
  hashed: 'assets'
}

const entry = '.angular/site/main.js'
const environment = /^src\/environments\/environment\.[jt]s$/

/**
 * What the build adds to the files of a project: the variables of a launch build, and in one module what angular.json
 * names apart, the style sheet and the script.
 */
export function projectBuild(files: ReadonlyMap<string, string | Uint8Array>): ProjectBuild {
  const paths = [...files.keys()]
  const script = paths.find((path) => /^src\/main\.[jt]s$/.test(path)) ?? ''
  const modules = new Map([[entry, `import '../../src/styles.css'\nimport '../../${script}'\n`]])
  for (const path of paths.filter((each) => environment.test(each))) {
    const text = files.get(path)
    if (typeof text === 'string') modules.set(path, fillEnvironment(text))
  }
  return { entry, modules, files: new Map() }
}

/** The variables of the build. Those that a developer would set (NG_APP_...) are not set here. */
function fillEnvironment(source: string): string {
  return source.replace(/^( +(?:production|launch): )false/gm, '$1true')
}
