import { parse } from '@babel/parser'
import { describe, expect, it } from 'vitest'
import { findImports, withoutQuery } from '../../packages/project/src/index.ts'
import type { File } from '../../packages/project/src/index.ts'
import { snapshots } from './support.ts'

/** What a parser finds: imports, exports from, dynamic imports, addresses beside the file. */
function parsedImports({ path, content }: File): string[] {
  const { program } = parse(String(content), {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'].filter((each) => each !== 'jsx' || path.endsWith('x')) as ['typescript']
  })
  const found = new Set<string>()
  visit(program, found)
  return [...found].map((specifier) => withoutQuery(path, specifier)).filter((specifier) => specifier !== '')
}

interface Node {
  type: string
  source?: Node | null
  callee?: Node
  arguments?: Node[]
  argument?: Node
  name?: string
  value?: unknown
}

function visit(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, found))
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  const node = value as Node
  const specifier = findSpecifier(node)
  if (typeof specifier === 'string') found.add(specifier)
  Object.values(value).forEach((each) => visit(each, found))
}

function findSpecifier({ type, source, callee, arguments: given = [], argument }: Node): unknown {
  if (/^(Import|Export(Named|All))Declaration$|^ImportExpression$/.test(type)) return source?.value
  if (type === 'TSImportType') return argument?.value ?? source?.value
  if (type === 'CallExpression' && callee?.type === 'Import') return given[0]?.value
  const beside = type === 'NewExpression' && callee?.name === 'URL' && given[1]?.type === 'MemberExpression'
  return beside ? given[0]?.value : undefined
}

describe.each(snapshots)('every script of the template in $framework, in both languages', (template) => {
  const sources = [...template.files.values(), ...template.javascript.values()].filter(({ path }) =>
    /\.[jt]sx?$/.test(path)
  )

  it('is read by the generator as a parser reads it', () => {
    const differing = sources.flatMap((source) => {
      const read = findImports(source.path, String(source.content)).map((each) => each.specifier)
      const parsed = parsedImports(source)
      const problems = [
        ...parsed.filter((each) => !read.includes(each)),
        ...read.filter((each) => !parsed.includes(each))
      ]
      return problems.map((problem) => `${source.path}: ${problem}`)
    })
    expect(differing).toEqual([])
  })

  it('has a JavaScript form that names no TypeScript file and is formatted with nothing left of types', () => {
    const problems = [...template.javascript.values()].filter(({ content }) =>
      /from '[^']+\.tsx?'|import\('[^']+\.tsx?'\)|^import \{\s*\} from/m.test(String(content))
    )
    expect(problems.map((file) => file.path)).toEqual([])
  })
})
