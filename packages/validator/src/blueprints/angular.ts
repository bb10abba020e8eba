import { findText, type Project } from '@sitewright/project'
import type { Blueprint } from '../profiles/profile.ts'

const apps = ['src/app/app.ts', 'src/app/app.component.ts']
const configs = ['src/app/app.config.ts']
const styles = ['src/styles.css', 'src/styles.scss', 'src/styles.sass', 'src/styles.less']
const settingsOfSources = ['tsconfig.app.json', 'tsconfig.json']

const first = (project: Project, paths: readonly string[]): string | undefined =>
  paths.find((path) => project.has(path))

const likely = (lines: readonly string[]): ReturnType<Blueprint> => ({
  content: `${lines.join('\n')}\n`,
  confidence: 'likely'
})

/** The selector of the outermost component. */
function rootSelector(project: Project): string {
  const text = findText(project, first(project, apps) ?? '') ?? ''
  return /\bselector\s*:\s*['"]([\w-]+)['"]/.exec(text)?.[1] ?? 'app-root'
}

/** The settings of Angular's own tool, as `ng new` writes them, with the files that are there. */
export const angularSettingsBlueprint: Blueprint = (project) => {
  const name =
    /"name"\s*:\s*"(?:@[\w.-]+\/)?([\w.-]+)"/.exec(findText(project, 'package.json') ?? '')?.[1] ?? 'app'
  const sheet = first(project, styles)
  const hasPublic = [...project.keys()].some((path) => path.startsWith('public/'))
  const settings = {
    $schema: './node_modules/@angular/cli/lib/config/schema.json',
    version: 1,
    projects: {
      [name]: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        prefix: 'app',
        architect: {
          build: {
            builder: '@angular/build:application',
            options: {
              browser: 'src/main.ts',
              index: 'src/index.html',
              tsConfig: first(project, settingsOfSources) ?? 'tsconfig.json',
              assets: hasPublic ? [{ glob: '**/*', input: 'public' }] : [],
              styles: sheet === undefined ? [] : [sheet]
            },
            configurations: {
              production: { outputHashing: 'all' },
              development: { optimization: false, extractLicenses: false, sourceMap: true }
            },
            defaultConfiguration: 'production'
          },
          serve: {
            builder: '@angular/build:dev-server',
            configurations: {
              production: { buildTarget: `${name}:build:production` },
              development: { buildTarget: `${name}:build:development` }
            },
            defaultConfiguration: 'development'
          }
        }
      }
    }
  }
  return { content: `${JSON.stringify(settings, null, 2)}\n`, confidence: 'likely' }
}

/** The page that Angular draws in, with the element of the outermost component. */
export const angularPageBlueprint: Blueprint = (project) => {
  const selector = rootSelector(project)
  return likely([
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8">',
    '    <title>App</title>',
    '    <base href="/">',
    '    <meta name="viewport" content="width=device-width, initial-scale=1">',
    '  </head>',
    '  <body>',
    `    <${selector}></${selector}>`,
    '  </body>',
    '</html>'
  ])
}

/** The entry script that starts the outermost component of the project, with its configuration if there is one. */
export const startAngularBlueprint: Blueprint = (project) => {
  const app = first(project, apps)
  const name = /\bexport\s+class\s+(\w+)/.exec(findText(project, app ?? '') ?? '')?.[1]
  if (app === undefined || name === undefined) return undefined
  const config = first(project, configs)
  const given = /\bexport\s+const\s+(\w+)/.exec(findText(project, config ?? '') ?? '')?.[1]
  const specifier = (path: string): string => `./${path.slice('src/'.length, -'.ts'.length)}`
  return likely([
    "import { bootstrapApplication } from '@angular/platform-browser'",
    ...(config === undefined || given === undefined
      ? []
      : [`import { ${given} } from '${specifier(config)}'`]),
    `import { ${name} } from '${specifier(app)}'`,
    '',
    `bootstrapApplication(${[name, ...(given === undefined ? [] : [given])].join(', ')}).catch((error: unknown) => console.error(error))`
  ])
}

/** The settings of TypeScript, as `ng new` writes them where one file has them all. */
export const typescriptBlueprint: Blueprint = (project) => {
  const inherited = project.has('tsconfig.app.json')
  return likely([
    '{',
    '  "compilerOptions": {',
    '    "strict": true,',
    '    "noImplicitOverride": true,',
    '    "noImplicitReturns": true,',
    '    "noFallthroughCasesInSwitch": true,',
    '    "skipLibCheck": true,',
    '    "isolatedModules": true,',
    '    "experimentalDecorators": true,',
    '    "importHelpers": true,',
    '    "target": "ES2022",',
    '    "module": "preserve"',
    '  },',
    '  "angularCompilerOptions": {',
    '    "strictInjectionParameters": true,',
    '    "strictInputAccessModifiers": true,',
    '    "strictTemplates": true',
    '  },',
    inherited ? '  "files": []' : '  "include": ["src"]',
    '}'
  ])
}
