import { textCache, findText } from '@sitewright/project'
import { transform } from 'sucrase'
import { componentCompilers } from '../engine/component-compilers.ts'
import type { Evaluation } from '../engine/evaluate.ts'
import { kindOf } from '../sources/kind.ts'
import { withoutDecorators } from './decorators.ts'
import type { ScriptFacts } from '../sources/facts.ts'

const keptCharacters = 8_000_000
const stripped = textCache<string>(keptCharacters)

/** TypeScript without its types; lines stay where they were. */
function withoutTypes(text: string, jsx: boolean): string {
  return stripped.get(jsx ? 'tsx' : 'ts', text, () => {
    const transforms = jsx ? (['typescript', 'jsx'] as const) : (['typescript'] as const)
    return transform(text, { transforms: [...transforms], jsxRuntime: 'preserve', disableESTransforms: true })
      .code
  })
}

/** A CommonJS module, whose exports are only known when it runs. */
const asModule = (text: string): string =>
  `const module = { exports: {} }, exports = module.exports;\n${text}\nexport default module.exports;`

function dataModule(text: string): string {
  const value: unknown = JSON.parse(text)
  const members =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  const named = members
    .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name))
    .map((name) => `export { value as ${name} }\n`)
  return `const value = 0\nexport default value\n${named.filter((line) => !/ as default /.test(line)).join('')}`
}

/** The modules of a project as JavaScript with JSX; an import of anything else is a URL or a style. */
export type Modules = ReadonlyMap<string, { code: string; open: boolean }>

function toModule(
  path: string,
  text: string,
  facts: ScriptFacts | undefined
): { code: string; open: boolean } | undefined {
  const kind = kindOf(path)
  const old = facts && !facts.module && /\b(module\.exports|exports\.\w)/.test(text)
  try {
    if (kind.compiler)
      return { code: componentCompilers[kind.compiler].toModule(text, withoutTypes), open: false }
    if (kind.language === 'json') return { code: dataModule(text), open: false }
    if (kind.language !== 'script' || kind.id === 'd.ts') return undefined
    if (old) return { code: asModule(text), open: true }
    const plain = facts ? withoutDecorators(text, facts.classFacts) : text
    return { code: kind.types ? withoutTypes(plain, kind.jsx) : plain, open: false }
  } catch {
    // The bundler reports what is wrong.
    return { code: text, open: false }
  }
}

/** Compiles the scripts of a project to JavaScript with JSX. */
export function compileModules({ project, scripts }: Evaluation): Modules {
  const entries = [...project.keys()].flatMap((path) => {
    const text = findText(project, path)
    const module = text === undefined ? undefined : toModule(path, text, scripts.get(path))
    return module ? [[path, module] as const] : []
  })
  return new Map(entries)
}
