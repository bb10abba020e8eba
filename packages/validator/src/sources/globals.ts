import globals from 'globals'

const sets = [
  'builtin',
  'browser',
  'worker',
  'serviceworker',
  'audioWorklet',
  'node',
  'jest',
  'vitest',
  'mocha'
] as const

const standard: ReadonlySet<string> = new Set([
  ...sets.flatMap((set) => Object.keys(globals[set])),
  'arguments',
  'undefined'
])

/**
 * True for a name that some place where a project's scripts run brings along, and for names in the style of
 * `__BUILD_ID__`, which bundlers are told to fill in.
 */
export function isStandardGlobal(name: string): boolean {
  return standard.has(name) || /^__\w+__$/.test(name)
}
