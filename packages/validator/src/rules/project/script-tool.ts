import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { addDependency } from './manifest-edits.ts'

/** The packages that bring a command; any of them will do. */
const tools: Readonly<Record<string, readonly string[]>> = {
  vite: ['vite', 'rolldown-vite'],
  vitest: ['vitest'],
  tsc: ['typescript'],
  'vue-tsc': ['vue-tsc'],
  'svelte-check': ['svelte-check'],
  'svelte-kit': ['@sveltejs/kit'],
  ng: ['@angular/cli'],
  ngc: ['@angular/compiler-cli'],
  astro: ['astro'],
  next: ['next'],
  nuxt: ['nuxt'],
  webpack: ['webpack'],
  parcel: ['parcel', 'parcel-bundler'],
  rollup: ['rollup'],
  rolldown: ['rolldown'],
  esbuild: ['esbuild'],
  tsup: ['tsup'],
  tsx: ['tsx'],
  'ts-node': ['ts-node'],
  'react-scripts': ['react-scripts'],
  gulp: ['gulp', 'gulp-cli'],
  grunt: ['grunt', 'grunt-cli'],
  eslint: ['eslint'],
  oxlint: ['oxlint'],
  biome: ['@biomejs/biome'],
  prettier: ['prettier'],
  jest: ['jest'],
  playwright: ['@playwright/test', 'playwright'],
  workbox: ['workbox-cli'],
  'cross-env': ['cross-env'],
  concurrently: ['concurrently'],
  rimraf: ['rimraf'],
  'gh-pages': ['gh-pages'],
  serve: ['serve']
}

const runners = /^(npm|pnpm|yarn|bun)$/

/** The words of each command of a script, in order; settings of the environment are passed over. */
function commandsIn(script: string): string[][] {
  return script
    .slice(0, 2000)
    .split(/&&|\|\||[;|&\n]/)
    .map((command) => {
      const words = command.trim().split(/\s+/)
      const first = words.findIndex((word) => !/^\w+=/.test(word))
      const rest = first < 0 ? [] : words.slice(first)
      return rest[0] === 'cross-env' ? ['cross-env'] : rest
    })
    .filter(([name = '']) => name !== '')
}

/** Scripts without which a project is neither built nor started. */
const needed = new Set(['build', 'prebuild', 'postbuild', 'dev', 'start', 'preview'])

/** Scripts of package.json that npm cannot run: their tool is no dependency, or the script they call is not there. */
export const scriptTool: ProjectRule = {
  id: 'manifest/script-tool',
  type: 'build',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ manifest, profile, versionOf }) => {
    if (manifest.kind !== 'valid') return []
    const { scripts, packages } = manifest
    const fixFor = ([tool = '']: readonly string[]): Pick<Finding, 'fix'> => {
      const version = versionOf(tool)
      return version === undefined
        ? {}
        : { fix: { confidence: 'certain', edits: [addDependency(profile, tool, version)] } }
    }
    return Object.entries(scripts).flatMap(([name, script]): Finding[] => {
      const severity = needed.has(name) ? 'error' : 'warning'
      if (typeof script !== 'string')
        return [{ file: 'package.json', message: messages.scriptNoText(name), severity: 'error' }]
      return commandsIn(script).flatMap(([command = '', second = '', third = '']): Finding[] => {
        const wanted = Object.hasOwn(tools, command) ? tools[command] : undefined
        if (wanted && !wanted.some((each) => Object.hasOwn(packages, each)))
          return [
            { file: 'package.json', message: messages.scriptTool(name, command), severity, ...fixFor(wanted) }
          ]
        const called = runners.test(command) && second === 'run' ? third : undefined
        const gone = called !== undefined && /^[\w:.-]+$/.test(called) && !Object.hasOwn(scripts, called)
        return gone ? [{ file: 'package.json', message: messages.scriptGone(name, called), severity }] : []
      })
    })
  }
}
