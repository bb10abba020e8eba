import type { CompileResult } from 'svelte/compiler'

/** Options that a build for browsers compiles by. The hash of a component is of its name, as in the drawn pages. */
const options = { generate: 'client', dev: false } as const

/** Compiles a component of Svelte to a module. It throws where Svelte's compiler does not understand the component. */
export async function compileSvelteComponent(path: string, text: string): Promise<string> {
  const { compile } = await loadCompiler()
  return named(path, () => compile(text, { ...options, filename: path, css: 'external', runes: true }))
}

/** Compiles the runes of a module, which has no types left. */
export async function compileSvelteModule(path: string, code: string): Promise<string> {
  const { compileModule } = await loadCompiler()
  return named(path, () => compileModule(code, { ...options, filename: path }))
}

/** The code of a compilation; a message of the compiler names the file. */
function named(path: string, compile: () => CompileResult): string {
  try {
    return compile().js.code
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Loaded for projects of Svelte alone. */
function loadCompiler() {
  return import('svelte/compiler')
}
