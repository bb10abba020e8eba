import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { run } from '../run.ts'
import { createFolderUnderTest } from '../sites/under-test.ts'
import { pageLines } from '../template/same-document.ts'

const folder = createFolderUnderTest('angular-template-')
afterAll(() => rmSync(folder, { recursive: true }))

const angular = join(root, 'templates/angular')

/** The lines of all pages of a built site, by their file names. */
function readPages(dist: string): Record<string, string[]> {
  const paths = globSync('**/*.html', { cwd: dist, exclude: ['__forms.html'] }).sort()
  return Object.fromEntries(paths.map((path) => [path, pageLines(readFileSync(join(dist, path), 'utf8'))]))
}

describe('the template of Angular, which other laws do not hold yet', () => {
  it('has no types amiss, in classes and templates', async () => {
    const compiler = join(root, 'templates/node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js')
    for (const settings of ['tsconfig.json', 'preview/tsconfig.json'])
      await run('node', [compiler, '-p', settings, '--noEmit'], {}, angular)
  })

  it('says before a launch what other frameworks say, of its own variable and without a build', () => {
    const read = (folder: string): string => readFileSync(join(folder, 'tools/launch-check.ts'), 'utf8')
    const asIts = read(join(root, 'templates'))
      .replaceAll('VITE_', 'NG_APP_')
      .replace('{ calledServer, findOwnCalls, hasServerCode }', '{ calledServer, hasServerCode }')
      .replace(/^import \{ readSite \}.*$/m, "$&\nimport { findOwnCalls } from '../site-modules.ts'")
      .replace('findOwnCalls({ root }, written)', 'findOwnCalls(written)')
    expect(read(angular)).toBe(asIts)
  })

  it('draws the pages that React draws', async () => {
    const settings = { NODE_ENV: 'production' }
    const build = ['build', '--logLevel', 'error', '--outDir', folder]
    await run('vite', build, settings, join(root, 'templates/react'))
    await run('node', ['build.ts'], settings, angular)
    const wanted = readPages(folder)
    expect(Object.keys(wanted).length).toBeGreaterThan(20)
    expect(readPages(join(angular, 'dist'))).toEqual(wanted)
  })
})
