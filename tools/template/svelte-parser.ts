// Components of Svelte as the compiler parses them.
import { parse, type AST } from 'svelte/compiler'

/** The parts of a component; null for a script that it does not have. */
export type SvelteParts = Pick<AST.Root, 'fragment' | 'instance'>

/** Parses a component. Throws with its path where it is none, or has a script that is not that of each instance. */
export function parseSvelte(path: string, text: string): SvelteParts {
  const { fragment, instance, module } = parseRoot(path, text)
  if (module != null) throw new Error(`${path}: only the script of an instance is read`)
  return { fragment, instance: instance ?? null }
}

function parseRoot(path: string, text: string): AST.Root {
  try {
    return parse(text, { modern: true, filename: path })
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Where the text between the tags of a script begins and ends. */
export function rangeOfScript({ content }: AST.Script): { start: number; end: number } {
  return content as unknown as { start: number; end: number }
}

/** The value of an attribute of a script, such as `generics`. */
export function scriptAttribute({ attributes }: AST.Script, name: string): string | undefined {
  const value = attributes.find((each) => each.name === name)?.value
  const [part] = Array.isArray(value) ? value : []
  return part?.type === 'Text' ? part.data : undefined
}
