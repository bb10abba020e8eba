// Makes the outlines of Vue components, of which the compiler turns the markup into a function.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Outline } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'
import { outlineParts } from './outline-parts.ts'

interface Block {
  content: string
  loc: { start: { offset: number } }
  attrs: Readonly<Record<string, string | true>>
}

/** Vue's compiler, as far as this looks at it. */
interface VueCompiler {
  parse: (
    text: string,
    options: object
  ) => {
    descriptor: { script: Block | null; scriptSetup: Block | null; template: Block | null }
    errors: readonly Error[]
  }
  compileTemplate: (options: object) => { code: string; errors: readonly (Error | string)[] }
}

/** The compiler of the packages that the templates are built with. */
const loadCompiler = (): VueCompiler =>
  createRequire(join(root, 'templates/vue/package.json'))('vue/compiler-sfc') as VueCompiler

/** The outlines of components, by path. */
export function outlineComponents(texts: ReadonlyMap<string, string>): Map<string, Outline> {
  const compiler = loadCompiler()
  return new Map([...texts].map(([path, text]) => [path, outlineComponent(compiler, path, text)]))
}

function outlineComponent(compiler: VueCompiler, path: string, text: string): Outline {
  const { descriptor, errors } = compiler.parse(text, { filename: path, sourceMap: false })
  const { script, scriptSetup: setup, template } = descriptor
  if (errors.length > 0) throw new Error(`${path}: ${String(errors[0])}`)
  if (script !== null) throw new Error(`${path}: only a script with setup has an outline`)
  const generic = setup?.attrs['generic']
  return outlineParts(path, text, {
    script: setup?.content ?? '',
    at: setup?.loc.start.offset ?? 0,
    generic: typeof generic === 'string' ? generic : undefined,
    markup: (names) => (template === null ? '' : renderFunction(compiler, path, template, names))
  })
}

/** The markup as a function that names what is imported as the script does. */
function renderFunction(
  compiler: VueCompiler,
  path: string,
  { content }: Block,
  names: ReadonlySet<string>
): string {
  const { code, errors } = compiler.compileTemplate({
    source: content,
    filename: path,
    id: path,
    compilerOptions: {
      inline: true,
      mode: 'module',
      prefixIdentifiers: true,
      hoistStatic: false,
      comments: false,
      isTS: true,
      expressionPlugins: ['typescript'],
      bindingMetadata: Object.fromEntries([...names].map((name) => [name, 'setup-const']))
    }
  })
  if (errors.length > 0) throw new Error(`${path}: ${String(errors[0])}`)
  return `export const render = ${code}\n`
}
