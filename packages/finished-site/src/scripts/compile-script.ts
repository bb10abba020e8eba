import { transform } from 'sucrase'

/** What modules are compiled for. */
export interface CompileOptions {
  /** The folder of the host that the site stands in. */
  base: string
}

/** The variables of the build. Those that a developer would set (VITE_...) are not set here. */
const variables = (base: string): Readonly<Record<string, string>> => ({
  BASE_URL: JSON.stringify(`${base}/`),
  DEV: 'false',
  LAUNCH: 'true',
  MODE: '"production"',
  PROD: 'true',
  SSR: 'false'
})

/**
 * Compiles a module of a project to JavaScript: without types and JSX, and with the variables of the build filled in. Of a
 * component it takes what Vue's compiler made.
 */
export function compileScript(path: string, code: string, options: CompileOptions): string {
  const typed = /\.(?:tsx?|vue)$/.test(path)
  const transforms = [
    ...(typed ? (['typescript'] as const) : []),
    ...(path.endsWith('x') ? (['jsx'] as const) : [])
  ]
  const compiled =
    transforms.length === 0
      ? code
      : transform(code, {
          transforms,
          jsxRuntime: 'automatic',
          production: true,
          disableESTransforms: true
        }).code
  return fillVariables(compiled, options)
}

/** Fills the variables of the build in. */
export function fillVariables(code: string, { base }: CompileOptions): string {
  const values = variables(base)
  return code.replace(/\bimport\.meta\.env\.(\w+)/g, (_, name: string) => values[name] ?? 'undefined')
}
