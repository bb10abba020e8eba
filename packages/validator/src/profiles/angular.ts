import { findText, type Project } from '@sitewright/project'
import { readWorkspace, type Application } from '../angular/workspace.ts'
import {
  angularPageBlueprint,
  angularSettingsBlueprint,
  startAngularBlueprint,
  typescriptBlueprint
} from '../blueprints/angular.ts'
import { buildChecks } from './checks.ts'
import type { Essential, Profile } from './profile.ts'

const index = 'src/index.html'
const main = 'src/main.ts'
const builder = '@angular/build'

/** Packages of the framework, which all have the same version. */
const framework = [
  '@angular/animations',
  '@angular/common',
  '@angular/compiler',
  '@angular/compiler-cli',
  '@angular/core',
  '@angular/forms',
  '@angular/localize',
  '@angular/platform-browser',
  '@angular/platform-server',
  '@angular/router',
  '@angular/service-worker'
] as const

/** Packages of its tool, whose last digits differ from those of the framework. */
const tools = ['@angular/build', '@angular/cli', '@angular/ssr'] as const

const major = '^22.0.0'

/** Angular by its own tool: the generator's output, and what `ng new` writes. */
export const angular: Profile = {
  id: 'angular',
  checks: buildChecks,
  essential: [
    { paths: ['angular.json'], blueprint: angularSettingsBlueprint },
    { paths: [index], blueprint: angularPageBlueprint },
    { paths: [main], blueprint: startAngularBlueprint },
    { paths: ['tsconfig.json'], blueprint: typescriptBlueprint }
  ],
  entries: [main],
  injected: [main],
  startPages: [index],
  required: [
    '@angular/common',
    '@angular/compiler',
    '@angular/core',
    '@angular/platform-browser',
    'rxjs',
    'tslib',
    builder,
    '@angular/compiler-cli',
    'typescript'
  ],
  versions: {
    ...Object.fromEntries([...framework, ...tools].map((name) => [name, major])),
    rxjs: '~7.8.0',
    tslib: '^2.3.0',
    typescript: '~6.0.0'
  },
  releasedTogether: [framework, tools],
  jsxRuntime: 'none',
  start: { names: ['start', 'dev'], add: { name: 'start', command: 'ng serve', needs: '@angular/cli' } },
  manifest: {
    scripts: { start: 'ng serve', build: 'ng build' },
    dev: [builder, '@angular/cli', '@angular/compiler-cli', 'typescript'],
    extra: ['@angular/router'],
    module: false
  },
  built: true,
  publicFolder: 'public'
}

/** The profile of a project of Angular, with the places that its angular.json names. */
export function angularProfile(project: Project): Profile {
  const [application] = readWorkspace(findText(project, 'angular.json') ?? '').applications
  const placed = application ? withPlaces(application, project) : angular
  // Of another major version, the ranges of this one would be wrong.
  const version = /"@angular\/core"\s*:\s*"[~^]?v?(\d+)/.exec(findText(project, 'package.json') ?? '')?.[1]
  return version === undefined || version === '22' ? placed : { ...placed, versions: {} }
}

function withPlaces(application: Application, project: Project): Profile {
  const page = application.index?.path ?? index
  const start = application.browser?.path ?? main
  const [settings, ofPage, ofStart, ...others] = angular.essential
  const moved = (essential: Essential | undefined, path: string): Essential[] =>
    essential
      ? [{ ...essential, paths: path === essential.paths[0] ? essential.paths : [path, ...essential.paths] }]
      : []
  const [bundler = builder] = application.builder.split(':')
  return {
    ...angular,
    essential: [...(settings ? [settings] : []), ...moved(ofPage, page), ...moved(ofStart, start), ...others],
    entries: [start, main],
    injected: [start, main],
    startPages: [page, index],
    // A builder in the project itself, such as `./builder:site`, is no package.
    required: angular.required.flatMap((name) =>
      name !== builder ? [name] : bundler.startsWith('.') ? [] : [bundler]
    ),
    publicFolder: publicFolderOf(application, project)
  }
}

/** The folder that is served at the root: that of the assets, or the sources where single files of them are served. */
function publicFolderOf({ assets, sourceRoot }: Application, project: Project): string {
  if (assets.length === 0 || assets.includes(angular.publicFolder)) return angular.publicFolder
  const isFolder = (path: string): boolean => [...project.keys()].some((each) => each.startsWith(`${path}/`))
  if (assets.some((path) => path.startsWith(`${sourceRoot}/`))) return sourceRoot
  return assets.find(isFolder) ?? angular.publicFolder
}
