import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const source = join(root, 'packages/finished-site/testing/angular')
/** Where Angular is installed, with what runs on a server: the template's packages. */
const installed = join(root, 'templates/node_modules')

/** A copy of the app of `testing/angular` in a folder of its own. */
export interface AngularApp {
  /** Its modules and templates, by their paths. */
  files: ReadonlyMap<string, string>
  /** Compiles it by Angular's own compiler, and reads the JavaScript. */
  compileWithTypes: () => Promise<Map<string, string>>
  /** Renders the app that some JavaScript is, on a server. */
  render: (name: string, javascript: ReadonlyMap<string, string>) => Promise<string>
  remove: () => Promise<void>
}

/** Copies the app to a temporary folder, beside the packages that it imports. */
export async function createAngularApp(): Promise<AngularApp> {
  const folder = await mkdtemp(join(tmpdir(), 'angular-app-'))
  await cp(source, folder, { recursive: true })
  await symlink(installed, join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  return {
    files: await readFiles(folder, 'app'),
    async compileWithTypes() {
      await run(process.execPath, [join(installed, '@angular/compiler-cli/bundles/src/bin/ngc.js')], {
        cwd: folder
      })
      const built = await readFiles(join(folder, 'build'), 'app')
      return new Map([...built].map(([path, code]) => [path.replace(/\.js$/, '.ts'), code]))
    },
    async render(name, javascript) {
      for (const [path, code] of javascript) {
        const target = join(folder, name, path.replace(/\.ts$/, '.js'))
        await mkdir(join(target, '..'), { recursive: true })
        await writeFile(target, withEndings(code))
      }
      const { stdout } = await run(process.execPath, ['render.mjs', `./${name}/app/main.js`], { cwd: folder })
      return stdout
    },
    remove: () => rm(folder, { recursive: true })
  }
}

async function readFiles(folder: string, within: string): Promise<Map<string, string>> {
  const names = await readdir(join(folder, within))
  const files = names.map(async (name) => {
    const path = `${within}/${name}`
    return [path, await readFile(join(folder, path), 'utf8')] as const
  })
  return new Map(await Promise.all(files))
}

/** Node finds modules by their whole names. Those that Angular's compiler adds have no ending. */
function withEndings(code: string): string {
  return code.replace(/((?:from |import\()['"]\.[^'"]*?)(?:\.[jt]s)?(?=['"])/g, '$1.js')
}
