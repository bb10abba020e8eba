import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Architect, type ScheduleOptions } from '@angular-devkit/architect'
import {
  WorkspaceNodeModulesArchitectHost,
  type WorkspaceHost
} from '@angular-devkit/architect/node/index.js'

/** Options of the builder, as angular.json has them. */
export type BuildOptions = Awaited<ReturnType<WorkspaceHost['getOptions']>>

/** A target of angular.json, as far as it is read here. */
interface Target {
  builder: string
  options?: BuildOptions
  configurations?: Readonly<Record<string, BuildOptions>>
  defaultConfiguration?: string
}

interface Workspace {
  projects: Readonly<
    Record<string, { root: string; sourceRoot: string; architect: Readonly<Record<string, Target>> }>
  >
}

/** The project of angular.json, and its targets. */
const project = 'site'
export type TargetName = 'build' | 'serve'

/**
 * Runs a target of angular.json as the Angular CLI does, with options of the build beside those that are written there.
 * Returns whether it succeeded.
 */
export async function runTarget(
  target: TargetName,
  build: BuildOptions,
  root = process.cwd()
): Promise<boolean> {
  const host = new WorkspaceNodeModulesArchitectHost(createHost(root, build), root)
  const architect = new Architect(host)
  const run = await architect.scheduleTarget({ project, target }, {}, { logger })
  const { success, error } = await run.lastOutput
  await run.stop()
  if (error) process.stderr.write(`${error}\n`)
  return success
}

type Logger = NonNullable<ScheduleOptions['logger']>

/** Writes what the builder says. It is all that Architect asks of a logger. */
const logger = {
  createChild: () => logger,
  next({ level, message }: { level: string; message: string }) {
    const isProblem = ['warn', 'error', 'fatal'].includes(level)
    if (level !== 'debug') (isProblem ? process.stderr : process.stdout).write(`${message}\n`)
  }
} as unknown as Logger

function createHost(root: string, build: BuildOptions): WorkspaceHost {
  const { projects } = JSON.parse(readFileSync(join(root, 'angular.json'), 'utf8')) as Workspace
  const find = (name: string, target: string) => projects[name]?.architect[target]
  return {
    getBuilderName: async (name, target) => find(name, target)?.builder ?? '',
    getMetadata: async (name) => ({
      root: projects[name]?.root ?? '',
      sourceRoot: projects[name]?.sourceRoot ?? ''
    }),
    getOptions: async (name, target, configuration) => {
      const { options = {}, configurations = {} } = find(name, target) ?? {}
      const named = (configuration ?? '').split(',').flatMap((each) => configurations[each] ?? [])
      return Object.assign({}, options, ...named, target === 'build' ? build : {}) as BuildOptions
    },
    hasTarget: async (name, target) => find(name, target) !== undefined,
    getDefaultConfigurationName: async (name, target) => find(name, target)?.defaultConfiguration
  }
}
