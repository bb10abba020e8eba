import type { CompileResult } from 'svelte/compiler'

/** Options that a build for browsers compiles by. The hash of a component is of its name, as in the drawn pages. */
const options = { generate: 'client', dev: false } as const

/** Compiles a component of Svelte to a module. It throws where Svelte's compiler does not understand the component. */
export async function compileSvelteComponent(path: string, text: string): Promise<string> {
  const { compile } = await loadCompiler()
  return compileWithPath(path, () =>
    compile(text, { ...options, filename: path, css: 'external', runes: true })
  )
}

/** Compiles the runes of a module, which has no types left. */
export async function compileSvelteModule(path: string, code: string): Promise<string> {
  const { compileModule } = await loadCompiler()
  return compileWithPath(path, () => compileModule(code, { ...options, filename: path }))
}

/** Returns the compiled code; names the file in an error of the compiler. */
function compileWithPath(path: string, compile: () => CompileResult): string {
  try {
    return compile().js.code
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Loads the compiler with the first component, so that projects of other frameworks do not download it. */
function loadCompiler() {
  return import('svelte/compiler')
}
