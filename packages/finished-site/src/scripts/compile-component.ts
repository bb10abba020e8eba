import { findText, type Project } from '@sitewright/project'

/** Comments of markup are for those who read it: pages are drawn without. */
const options = { comments: false }

/**
 * Compiles a component of Vue to a module, with its markup as its render function; types are still in it. It throws where
 * Vue's compiler does not understand the component.
 */
export async function compileComponent(path: string, text: string, project: Project): Promise<string> {
  // Loaded for projects that have components alone: it is 216 KB compressed.
  const { compileScript, compileTemplate, parse } = await import('@vue/compiler-sfc')
  const { descriptor, errors } = parse(text, {
    filename: path,
    sourceMap: false,
    templateParseOptions: options
  })
  const [error] = errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  if (descriptor.script === null && descriptor.scriptSetup === null) {
    const { code, errors: problems } = compileTemplate({
      source: descriptor.template?.content ?? '',
      filename: path,
      id: path,
      isProd: true,
      compilerOptions: options
    })
    const [problem] = problems
    if (problem !== undefined)
      throw new Error(`${path}: ${typeof problem === 'string' ? problem : problem.message}`)
    return `${withEmptyPlaceholders(code)}\nexport default { render }\n`
  }
  // The types of props may stand in other modules of the project.
  const readFile = (name: string): string | undefined => findText(project, name)
  const { content } = compileScript(descriptor, {
    id: path,
    isProd: true,
    inlineTemplate: true,
    sourceMap: false,
    templateOptions: { compilerOptions: options },
    fs: { fileExists: (name) => readFile(name) !== undefined, readFile }
  })
  return withEmptyPlaceholders(content)
}

/**
 * Development builds of the compiler, as that for browsers is, write `<!--v-if-->` where a condition is not met; builds
 * of a site write `<!---->`.
 */
function withEmptyPlaceholders(code: string): string {
  return code.replaceAll('_createCommentVNode("v-if", true)', '_createCommentVNode("", true)')
}
