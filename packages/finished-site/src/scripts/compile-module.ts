import type { Project } from '@sitewright/project'
import { compileComponent } from './compile-component.ts'
import { compileScript, fillVariables, type CompileOptions } from './compile-script.ts'
import { compileSvelteComponent, compileSvelteModule } from './compile-svelte.ts'

/** Compiles a module of a project to JavaScript, each kind of file by its own compiler. */
export async function compileModule(
  path: string,
  text: string,
  project: Project,
  options: CompileOptions
): Promise<string> {
  if (path.endsWith('.svelte')) return fillVariables(await compileSvelteComponent(path, text), options)
  if (path.endsWith('.vue')) return compileScript(path, await compileComponent(path, text, project), options)
  const code = compileScript(path, text, options)
  return /\.svelte\.[jt]s$/.test(path) ? compileSvelteModule(path, code) : code
}
