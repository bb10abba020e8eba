import { fileURLToPath } from 'node:url'
import { createAngularCompilation, JavaScriptTransformer } from '@angular/build/private'
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite'

/** What the build of Angular decides as well: the code is run by browsers of today, and nobody develops in it. */
const settings: UserConfig = {
  define: {
    ngDevMode: 'false',
    ngI18nClosureMode: 'false',
    ngJitMode: 'false',
    ngServerMode: 'false'
  },
  resolve: { conditions: ['es2015', ...defaultClientConditions] }
}

/**
 * Compiles components and the packages of Angular, by the parts of `@angular/build` that its own bundler is told of. Each
 * module stays one, so that other plugins can be beside it. Without settings of TypeScript there are only packages.
 */
export function angular(tsconfig?: URL): Plugin {
  const compiled = new Map<string, string>()
  let transformer: JavaScriptTransformer | undefined
  return {
    name: 'angular',
    enforce: 'pre',
    config: () => settings,
    async buildStart() {
      const { problems, files } = tsconfig === undefined ? nothing : await compile(fileURLToPath(tsconfig))
      // Whatever fails once this has failed is told in its place.
      for (const problem of problems) this.warn(problem)
      if (problems.length > 0) throw new Error('The components cannot be compiled.')
      for (const { filename, contents } of files) compiled.set(filename, contents)
      transformer = new JavaScriptTransformer({ sourcemap: false, advancedOptimizations: true })
    },
    load: (id) => compiled.get(id),
    transform: {
      filter: { id: /\/node_modules\/@angular\/.*\.mjs$/ },
      async handler(code, id) {
        const linked = await transformer?.transformData(id, code, { sideEffects: async () => false })
        return linked && Buffer.from(linked).toString()
      }
    },
    closeBundle: () => transformer?.close()
  }
}

interface Compiled {
  problems: readonly string[]
  /** TypeScript without decorators. */
  files: readonly { filename: string; contents: string }[]
}

const nothing: Compiled = { problems: [], files: [] }

/** Compiles the modules that the settings of TypeScript name. */
async function compile(tsconfig: string): Promise<Compiled> {
  const compilation = await createAngularCompilation('aot', true)
  try {
    await compilation.initialize(
      tsconfig,
      { transformStylesheet: async () => null, processWebWorker: (file) => file },
      { preserveSymlinks: true }
    )
    const { errors = [] } = await compilation.diagnoseFiles()
    const problems = errors.map(({ text, location }) => `${location?.file}:${location?.line} ${text}`)
    return { problems, files: [...(await compilation.emitAffectedFiles())] }
  } finally {
    await compilation.close?.()
  }
}
