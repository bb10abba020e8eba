import { file, findText, toProject, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { changed, withFile, without } from '../fixtures/changes.ts'
import { fixture } from '../fixtures/read.ts'
import { check, repair } from '../index.ts'
import { messages } from '../messages.ts'

const cobbler = fixture('cobbler')
const settings = 'angular.json'
const textOf = (path: string): string => findText(cobbler, path) ?? ''

const errorsOf = async (project: Project) =>
  (await check(project, { build: 'none' })).errors.map(({ file: path, line, message }) => [
    path,
    line,
    message
  ])

const inSettings = (from: string, to: string, project = cobbler): Project =>
  changed(project, settings, from, to)

describe('the settings of a project of Angular', () => {
  it('that are no JSON are named, and completed where likely repairs are asked for', async () => {
    const comma = inSettings('"version": 1,', '"version": 1')
    expect((await check(comma, { build: 'none' })).errors).toMatchObject([
      { file: settings, line: 4, ruleId: 'json/syntax', message: messages.invalidJson }
    ])
    const { errors } = await repair(comma, { build: 'none', fixes: 'likely' })
    expect(errors).toEqual([])
    for (const text of [
      '',
      '[]',
      '"x"',
      '{ "projects": [] }',
      '{ "projects": { "a": 1 } }',
      '{"projects":{"a":{"architect":{"build":{"builder":7}}}}}'
    ])
      expect((await repair(withFile(cobbler, settings, text))).finalStatus).not.toBe('ERROR')
  })

  it('may have comments, as the tool reads them', async () => {
    expect(await errorsOf(inSettings('"version": 1,', '// The format\n  "version": 1,'))).toEqual([])
  })

  it.each([
    ['the entry', '"src/main.ts"', '"src/begin.ts"', 17],
    ['the page', '"tsConfig"', '"index": "src/start.html",\n            "tsConfig"', 18],
    ['settings of TypeScript', '"tsconfig.app.json"', '"tsconfig.site.json"', 18],
    ['styles', '"src/styles.css"', '"src/theme/site.css"', 20],
    ['styles with a name', '"src/styles.css"', '{ "input": "src/theme/site.css" }', 20],
    ['the server', '"assets"', '"server": "src/main.server.ts",\n            "assets"', 19],
    [
      'what replaces a file',
      '{ "outputHashing": "all" }',
      '{ "fileReplacements": [{ "replace": "src/a.ts", "with": "src/b.ts" }] }',
      23
    ]
  ])('name files that are not there: %s', async (_, from, to, line) => {
    const path = /src\/(?:begin|start|theme|main\.server|b\b)[\w./]*|tsconfig\.site\.json/.exec(to)?.[0] ?? ''
    expect(await errorsOf(inSettings(from, to))).toEqual([[settings, line, messages.namedGone(path)]])
  })

  it('get a path right that has a wrong letter, and may name files of packages', async () => {
    const slip = inSettings('"src/styles.css"', '"src/style.css"')
    const { fixedFiles, errors } = await repair(slip, { build: 'none' })
    expect(errors).toEqual([])
    expect(findText(toProject(fixedFiles), settings)).toBe(textOf(settings))
    const packages =
      '"@angular/material/prebuilt-themes/a.css", "node_modules/a/b.css", "bootstrap/dist/a.css"'
    expect(await errorsOf(inSettings('"src/styles.css"', packages))).toEqual([])
  })

  it('without an application have nothing to build', async () => {
    expect(await errorsOf(inSettings('"build": {', '"bild": {'))).toEqual([
      [settings, undefined, messages.noApplication]
    ])
    const library = inSettings('"projectType": "application"', '"projectType": "library"')
    expect((await check(library, { build: 'none' })).profile).toBe('generic')
  })

  it('say where page, entry and served files are', async () => {
    const moved = [...cobbler.values()].map(({ path, content }) =>
      file(
        path.replace(/^src\/(index\.html|main\.ts)$/, 'src/start/$1').replace(/^public\//, 'src/assets/'),
        content
      )
    )
    const placed = inSettings(
      '{ "glob": "**/*", "input": "public" }',
      '"src/assets", "src/assets/favicon.ico"',
      inSettings(
        '"browser": "src/main.ts"',
        '"main": "src/start/main.ts", "index": "src/start/index.html"',
        toProject(moved)
      )
    )
    const linked = changed(placed, 'src/start/main.ts', "'./app/app.config'", "'../app/app.config'")
    const whole = changed(linked, 'src/start/main.ts', "'./app/app'", "'../app/app'")
    const page = changed(whole, 'src/start/index.html', '"favicon.ico"', '"assets/favicon.ico"')
    const report = await check(changed(page, 'src/app/pages/home-page.html', '/wide.png', '/assets/wide.png'))
    expect([...report.errors, ...report.warnings]).toEqual([])
    expect(report).toMatchObject({ profile: 'angular', buildTest: { buildSuccess: true } })
    const gone = changed(page, 'src/start/index.html', 'assets/favicon.ico', 'assets/gone.ico')
    expect((await check(gone, { build: 'none' })).warnings).toMatchObject([
      { message: messages.missingLinked('assets/gone.ico') }
    ])
  })
})

describe('what every project of Angular needs', () => {
  it.each([
    ['angular.json', '"browser": "src/main.ts"'],
    ['src/index.html', '<app-root></app-root>'],
    ['src/main.ts', 'bootstrapApplication(App, appConfig)'],
    ['tsconfig.json', '"strictTemplates": true']
  ])('is named where it is missing, and written anew: %s', async (path, part) => {
    const lost = without(cobbler, path)
    const { errors, profile } = await check(lost, { build: 'none' })
    expect(profile).toBe('angular')
    expect(errors).toMatchObject([{ file: path, message: messages.missingEssential(path) }])
    const report = await repair(lost, { fixes: 'likely' })
    expect(report.errors).toEqual([])
    expect(report.buildTest.buildSuccess).toBe(true)
    expect(findText(toProject(report.fixedFiles), path)).toContain(part)
  })

  it('is recognised by its components where both settings are lost', async () => {
    const lost = without(cobbler, 'angular.json', 'package.json', 'package-lock.json')
    const report = await check(lost, { build: 'none' })
    expect(report.profile).toBe('angular')
    const { fixedFiles } = await repair(lost, { fixes: 'likely', build: 'none' })
    const manifest = JSON.parse(findText(toProject(fixedFiles), 'package.json') ?? '') as Record<
      string,
      object
    >
    expect(manifest['scripts']).toEqual({ start: 'ng serve', build: 'ng build' })
    expect(Object.keys(manifest['dependencies'] ?? {})).toContain('@angular/router')
    expect(Object.keys(manifest['devDependencies'] ?? {})).toContain('@angular/build')
  })

  it.each([
    '@angular/core',
    '@angular/common',
    '@angular/compiler',
    '@angular/platform-browser',
    '@angular/router',
    '@angular/build',
    '@angular/cli',
    '@angular/compiler-cli',
    'typescript',
    'tslib',
    'rxjs'
  ])('is a package that is added where it is missing: %s', async (name) => {
    const manifest = JSON.parse(textOf('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    const group = name in manifest.dependencies ? 'dependencies' : 'devDependencies'
    const { [name]: range, ...others } = manifest[group]
    const lacking = withFile(
      without(cobbler, 'package-lock.json'),
      'package.json',
      `${JSON.stringify({ ...manifest, [group]: others }, null, 2)}\n`
    )
    expect((await check(lacking, { build: 'none' })).errors.map(({ file: path }) => path)).toContain(
      'package.json'
    )
    const { fixedFiles } = await repair(lacking, { build: 'none' })
    const mended = JSON.parse(findText(toProject(fixedFiles), 'package.json') ?? '') as typeof manifest
    // What is released together has one version; that of the others is the one that is recommended.
    const expected = name === 'typescript' ? '~6.0.0' : range
    expect(mended[group][name]).toBe(expected)
  })

  it('gets no package of another major version', async () => {
    const manifest = textOf('package.json').replaceAll('^22.2.0', '^20.1.0')
    const older = withFile(without(cobbler, 'package-lock.json'), 'package.json', manifest)
    const lacking = changed(
      changed(older, 'package.json', '    "tslib": "^2.3.0"\n', ''),
      'package.json',
      '"~7.8.0",',
      '"~7.8.0"'
    )
    const { fixedFiles, errors } = await repair(
      changed(lacking, 'package.json', '    "@angular/common": "^20.1.0",\n', ''),
      { build: 'none' }
    )
    expect(errors.map(({ message }) => message)).toEqual([messages.missingDependency('tslib')])
    expect(findText(toProject(fixedFiles), 'package.json')).toContain('"@angular/common": "^20.1.0"')
  })

  it('is a script that starts it, ours as well', async () => {
    const none = changed(cobbler, 'package.json', '    "start": "ng serve",\n', '')
    const { fixedFiles } = await repair(none, { build: 'none' })
    expect(findText(toProject(fixedFiles), 'package.json')).toContain('"start": "ng serve"')
    const own = changed(
      changed(none, 'package.json', '"ng": "ng"', '"dev": "node build.ts serve"'),
      'package.json',
      '"ng build"',
      '"ngc -p tsconfig.json --noEmit && node build.ts"'
    )
    const report = await check(toProject([...own.values(), file('build.ts', 'export {}\n')]), {
      build: 'none'
    })
    expect([...report.errors, ...report.warnings]).toEqual([])
  })

  it('is the package of its builder, whichever that is', async () => {
    const older = changed(
      inSettings('@angular/build:application', '@angular-devkit/build-angular:application'),
      'package.json',
      '"@angular/build"',
      '"@angular-devkit/build-angular"'
    )
    expect(await errorsOf(without(older, 'package-lock.json'))).toEqual([])
    const own = changed(
      inSettings('@angular/build:application', './tools/builder:site'),
      'package.json',
      '    "@angular/build": "^22.2.0",\n',
      ''
    )
    expect(await errorsOf(without(own, 'package-lock.json'))).toEqual([])
  })

  it('is the element that the application is drawn in', async () => {
    const page = 'src/index.html'
    expect(await errorsOf(changed(cobbler, page, '<app-root></app-root>', '<div id="root"></div>'))).toEqual([
      [page, undefined, messages.noHostElement('app-root', page)]
    ])
    const byId = changed(
      changed(cobbler, page, '<app-root></app-root>', '<div id="root" class="site"></div>'),
      'src/app/app.ts',
      "'app-root'",
      "'#root.site'"
    )
    expect(await errorsOf(byId)).toEqual([])
  })
})
