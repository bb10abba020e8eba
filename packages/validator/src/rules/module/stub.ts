import { dirname } from '@sitewright/project'
import type { Context } from '../../engine/context.ts'

const script = /\.(tsx?|jsx?|mjs)$/
const identifier = /^[A-Za-z_$][\w$]*$/

const asked = new WeakMap<Context, Map<string, Set<string>>>()

/** Every name that the project imports from each path that is missing. */
function namesByPath(context: Context): Map<string, Set<string>> {
  const known = asked.get(context)
  if (known) return known
  const names = new Map<string, Set<string>>()
  for (const [file, { imports }] of context.scripts) {
    for (const fact of imports) {
      const target = context.resolve(file, fact.specifier)
      if (target.kind !== 'missing') continue
      const own = names.get(target.path) ?? new Set()
      for (const name of fact.names) own.add(name)
      names.set(target.path, own)
    }
  }
  asked.set(context, names)
  return names
}

function exportOf(name: string): string {
  const component = name === 'default' || /^[A-Z]/.test(name)
  const keyword = name === 'default' ? 'export default function Missing' : `export function ${name}`
  return component ? `${keyword}() {\n  return null\n}\n` : `export const ${name} = undefined\n`
}

function scriptStub(names: ReadonlySet<string>): string {
  const exported = [...names].filter((name) => name === 'default' || identifier.test(name))
  return exported.length === 0 ? 'export {}\n' : exported.map(exportOf).join('\n')
}

/** A stub for a missing file, so that the rest builds; undefined where a stub makes no sense. */
export function stubFor(
  context: Context,
  from: string,
  missing: string
): { path: string; content: string } | undefined {
  if (missing.startsWith('.') || context.project.has(missing)) return undefined
  const ending = /\.\w+$/.exec(missing.slice(dirname(missing).length))?.[0]
  if (ending === '.css') return { path: missing, content: '/* This file was missing. */\n' }
  if (ending === '.json') return { path: missing, content: '{}\n' }
  const names = namesByPath(context).get(missing) ?? new Set<string>()
  if (ending !== undefined && script.test(missing)) return { path: missing, content: scriptStub(names) }
  if (
    ending !== undefined &&
    ending !== '.' &&
    /^\.(svg|png|jpe?g|webp|gif|ico|woff2?|ttf|mp4|vue|svelte|html|scss|sass|less)$/.test(ending)
  )
    return undefined
  const own = script.exec(from)?.[0] ?? '.js'
  const typed = own === '.ts' && [...names].some((name) => /^[A-Z]/.test(name)) ? '.tsx' : own
  return { path: missing + typed, content: scriptStub(names) }
}
