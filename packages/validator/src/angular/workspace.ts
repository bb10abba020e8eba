import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import type { Range } from '../engine/rule.ts'

/** A file that the settings of an application name. */
export interface NamedFile {
  path: string
  range: Range
}

/** An application of angular.json, as far as the validator reads it. */
export interface Application {
  /** The builder, as `package:name`. */
  builder: string
  sourceRoot: string
  browser?: NamedFile
  index?: NamedFile
  tsConfig?: NamedFile
  /** Every file that the build reads by its path; of packages none. */
  files: readonly NamedFile[]
  /** Folders and files that are served as they are. */
  assets: readonly string[]
}

/** The settings of Angular's own tool. */
export interface Workspace {
  applications: readonly Application[]
  /** Whether it has nothing but libraries. */
  isLibrary: boolean
}

/** Reads angular.json, also as far as it is broken. */
export function readWorkspace(text: string): Workspace {
  const projects = members(at(parseTree(text, [], { allowTrailingComma: true }), 'projects'))
  return {
    applications: projects.filter((each) => !isLibrary(each)).flatMap((each) => readApplication(each) ?? []),
    isLibrary: projects.length > 0 && projects.every(isLibrary)
  }
}

function at(node: Node | undefined, ...path: readonly (string | number)[]): Node | undefined {
  return node && findNodeAtLocation(node, [...path])
}

/** The values of an object. */
function members(node: Node | undefined): Node[] {
  return node?.type === 'object' ? (node.children ?? []).flatMap(({ children }) => children?.[1] ?? []) : []
}

function items(node: Node | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : []
}

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'string' ? String(node.value) : undefined
}

function isLibrary(project: Node): boolean {
  return textOf(at(project, 'projectType')) === 'library'
}

function readApplication(project: Node): Application | undefined {
  const target = at(project, 'architect', 'build') ?? at(project, 'targets', 'build')
  const builder = textOf(at(target, 'builder'))
  if (target === undefined || builder === undefined) return undefined
  const options = at(target, 'options')
  const named = (...keys: readonly string[]): NamedFile | undefined =>
    keys.map((key) => toFile(at(options, key))).find((each) => each !== undefined)
  // Before there was `browser`, it was called `main`.
  const [browser, index, tsConfig] = [named('browser', 'main'), named('index'), named('tsConfig')]
  const server = [toFile(at(options, 'server')), toFile(at(options, 'ssr', 'entry'))]
  const settings = [options, ...members(at(target, 'configurations'))]
  const listed = settings.flatMap((each) => [
    ...[...items(at(each, 'styles')), ...items(at(each, 'scripts'))].map(toFile),
    ...items(at(each, 'fileReplacements')).map((replacement) => toFile(at(replacement, 'with')))
  ])
  return {
    builder,
    sourceRoot: textOf(at(project, 'sourceRoot')) ?? 'src',
    ...(browser ? { browser } : {}),
    ...(index ? { index } : {}),
    ...(tsConfig ? { tsConfig } : {}),
    files: [browser, index, tsConfig, ...server, ...listed].filter((each) => each !== undefined),
    assets: items(at(options, 'assets')).flatMap(assetPath)
  }
}

/** `"src/styles.css"`, or `{ "input": "src/styles.css" }`. */
function toFile(node: Node | undefined): NamedFile | undefined {
  const value = node?.type === 'object' ? at(node, 'input') : node
  const path = textOf(value)?.replace(/^\.?\//, '')
  return value === undefined || path === undefined || path === ''
    ? undefined
    : { path, range: [value.offset, value.offset + value.length] }
}

/** Files that are put into a folder of the site are found at another address than their own. */
function assetPath(node: Node): string[] {
  const output = textOf(at(node, 'output')) ?? ''
  const path = toFile(node)?.path.replace(/\/$/, '')
  return path === undefined || !/^[./]*$/.test(output) ? [] : [path]
}
