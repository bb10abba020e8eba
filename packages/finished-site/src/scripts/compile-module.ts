import { findText, type ImportResolver, type Project } from '@sitewright/project'
import { compileComponent } from './compile-component.ts'
import { compileScript, fillVariables, type CompileOptions } from './compile-script.ts'
import { compileSvelteComponent, compileSvelteModule } from './compile-svelte.ts'

/** The modules of a project, and what they are compiled for. */
export interface ModulesToCompile extends CompileOptions {
  project: Project
  resolve: ImportResolver
  /** The text of a module, which may be another one than that of the file. Throws where there is none. */
  read: (path: string) => string
}

/** Creates what compiles a module of a project to JavaScript, each kind of file by its own compiler. */
export function createModuleCompiler(modules: ModulesToCompile): (path: string) => Promise<string> {
  const { project, read } = modules
  let angular: ReturnType<typeof loadAngular> | undefined
  return async (path) => {
    const text = read(path)
    if (path.endsWith('.svelte')) return fillVariables(await compileSvelteComponent(path, text), modules)
    if (path.endsWith('.vue'))
      return compileScript(path, await compileComponent(path, text, project), modules)
    if (hasDecorators(text)) {
      angular ??= loadAngular(modules)
      return (await angular)(path)
    }
    const code = compileScript(path, text, modules)
    return /\.svelte\.[jt]s$/.test(path) ? compileSvelteModule(path, code) : code
  }
}

const decorator = /^@(?:Component|Directive|Injectable|Pipe|Service)\(/m
const angularImport = /\bfrom ['"]@angular\/core['"]/

/** Whether a module has classes that Angular's compiler has to do with. */
function hasDecorators(text: string): boolean {
  return decorator.test(text) && angularImport.test(text)
}

/** Loads the compiler with the first component, so that projects of other frameworks do not download it. */
async function loadAngular({ project, base, read, resolve }: ModulesToCompile) {
  const [{ createAngularCompiler }, compiler] = await Promise.all([
    import('./compile-angular.ts'),
    import('./angular/compiler-exports.ts')
  ])
  const paths = [...project.keys()].filter((path) => /(?<!\.d)\.[jt]s$/.test(path))
  return createAngularCompiler({
    modules: new Map(paths.map((path) => [path, read(path)])),
    readTemplate: (path) => findText(project, path),
    resolve(importer, specifier) {
      const found = resolve(importer, specifier)
      return found.kind === 'file' ? found.path : undefined
    },
    compiler,
    base
  })
}
