import * as compiler from '@angular/compiler'
import { minify } from 'terser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAngularApp, type AngularApp } from './angular/angular-app.test-support.ts'
import { createAngularCompiler } from './compile-angular.ts'

function compileFiles(files: ReadonlyMap<string, string>): Map<string, string> {
  const modules = new Map([...files].filter(([path]) => path.endsWith('.ts')))
  const compile = createAngularCompiler({
    modules,
    readTemplate: (path) => files.get(path),
    resolve: (importer, specifier) =>
      specifier.startsWith('.') ? new URL(specifier, `file:///${importer}`).pathname.slice(1) : undefined,
    compiler,
    base: ''
  })
  return new Map([...modules.keys()].map((path) => [path, compile(path)]))
}

/** A module without what compilers may do as they like: names of imports, their places, and what is for development. */
async function normalize(code: string): Promise<string> {
  const own = code
    .replace(/^import [^'"]*['"][^'"]*['"];?$/gm, '')
    .replace(/\bi\d+\.|ɵ\d+_/g, '')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/((?:from |import\()['"][^'"]*)\.js/g, '$1.ts')
  const { code: minified = '' } = await minify(own, {
    module: true,
    mangle: false,
    compress: { global_defs: { ngDevMode: false }, unused: false, inline: false, reduce_funcs: false },
    format: { beautify: true }
  })
  return minified
}

const compileOne = (text: string, template = ''): string =>
  compileFiles(new Map(Object.entries({ 'app/a.ts': text, 'app/a.html': template }))).get('app/a.ts') ?? ''

describe('compiling an app of Angular', () => {
  let app: AngularApp
  let own: Map<string, string>
  let original: Map<string, string>

  beforeAll(async () => {
    app = await createAngularApp()
    own = compileFiles(app.files)
    original = await app.compileWithTypes()
  })
  afterAll(() => app.remove())

  it('makes the same of each module as the compiler of Angular, which knows its types', async () => {
    expect([...own.keys()].sort()).toEqual([...original.keys()].sort())
    expect(await normalize(own.get('app/app.ts') ?? '')).toContain('ɵɵdefineComponent({')
    for (const [path, code] of own)
      expect(await normalize(code), path).toBe(await normalize(original.get(path) ?? ''))
  })

  it('makes an app that draws the same', async () => {
    const html = await app.render('own', own)
    expect(html).toContain('<b>root</b>')
    expect(html).toContain('data-state="one Price 1"')
    expect(html).toContain('deferred 12 at 12')
    expect(html).toBe(await app.render('original', original))
  })

  it('loads what only a deferred block draws with that block', () => {
    const code = own.get('app/app.ts') ?? ''
    expect(code).toContain("import('./later-panel.ts').then((m) => m.LaterPanel)")
    expect(code).not.toMatch(/from '\.\/later-p/)
  })
})

describe('compiling a module of Angular', () => {
  const decorated = (decorator: string, body = ''): string =>
    `import { Component, Directive, Input, inject } from '@angular/core'\n${decorator}\nexport class A {${body}}`

  it('leaves a module without decorators as it is, but for its types', () => {
    expect(compileOne('export const a: number = 1')).toBe('export const a = 1')
  })

  it('marks definitions as free of side effects, so that bundlers drop what nobody uses', () => {
    expect(compileOne(decorated("@Directive({ selector: 'a' })"))).toContain(
      'static ɵdir = /* @__PURE__ */ ɵɵdefineDirective('
    )
  })

  it.each([
    ['a template that is broken', decorated("@Component({ templateUrl: './a.html' })"), /^app\/a\.html: /],
    ['a template that is missing', decorated("@Component({ templateUrl: './b.html' })"), /A has no template/],
    [
      'a constructor with parameters',
      decorated('@Directive()', 'constructor(a: B) {}'),
      /call inject\(\) instead/
    ],
    ['decorators of fields', decorated('@Directive()', '@Input() a = 1'), /use input\(\)/],
    [
      'styles',
      decorated("@Component({ template: '', styles: '' })"),
      /\{ styles \}\), which is not compiled/
    ],
    ['a selector of a function', decorated('@Directive({ selector: select() })'), /\{ selector \}/],
    [
      'a list of imports from a function',
      decorated("@Component({ template: '', imports: all() })"),
      /A imports what/
    ],
    ['a second decorator', decorated('@Other() @Directive()'), /has a decorator that is not one of/],
    ['TypeScript that is broken', decorated('@Directive() @'), /^app\/a\.ts: /]
  ])('says where it does not know %s', (_, text, problem) => {
    expect(() => compileOne(text, '@if (a) {')).toThrow(problem)
  })
})
