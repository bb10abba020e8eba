/** The method of a check: reading texts, measuring bytes, running a program, or asking a server or a person. */
export type CheckMethod = 'read' | 'measured' | 'run' | 'asked' | 'told'

/** The checks that a profile may list. */
export type CheckId =
  | 'files'
  | 'essentials'
  | 'package'
  | 'versions'
  | 'imports'
  | 'names'
  | 'pages'
  | 'routes'
  | 'access'
  | 'manifest'
  | 'icons'
  | 'worker'
  | 'hosts'
  | 'secrets'
  | 'bundle'

/** A check: its title, its method, and the rules whose findings belong to it. */
export interface Check {
  title: string
  how: CheckMethod
  /** Prefixes of rule ids; a rule belongs to the check with the longest matching prefix. */
  rules: readonly string[]
}

/** Every check, in the order of a report. */
export const checks = {
  files: {
    title: 'Every file opens and can be read to its end',
    how: 'read',
    rules: [
      'text/',
      'css/',
      'json/syntax',
      'html/unclosed',
      'jsx/',
      'script/syntax',
      'vue/syntax',
      'svelte/syntax',
      'angular/syntax',
      'manifest/invalid'
    ]
  },
  essentials: {
    title: 'The files that every project of this kind needs',
    how: 'read',
    rules: [
      'structure/essential-file',
      'expected/',
      'manifest/missing',
      'reference/named-file',
      'angular/workspace'
    ]
  },
  package: {
    title: 'package.json: scripts, names and versions',
    how: 'read',
    rules: [
      'manifest/required-dependency',
      'manifest/start-script',
      'manifest/script-tool',
      'manifest/version'
    ]
  },
  versions: {
    title: 'The versions of packages are there to install',
    how: 'read',
    rules: ['manifest/lock-file']
  },
  imports: {
    title: 'Imports lead to files and declared packages',
    how: 'read',
    rules: [
      'script/missing-import',
      'manifest/missing-dependency',
      'reference/missing',
      'script/react-import'
    ]
  },
  names: {
    title: 'Names that are used are defined and exported',
    how: 'read',
    rules: ['script/undefined-name', 'script/missing-export', 'angular/template-name']
  },
  pages: { title: 'Pages: scripts, styles and pictures that they ask for', how: 'read', rules: ['page/'] },
  routes: { title: 'Addresses of pages', how: 'read', rules: ['route/'] },
  access: { title: 'Languages, labels, picture texts', how: 'read', rules: ['access/'] },
  manifest: {
    title: 'Manifest: all its entries',
    how: 'read',
    rules: [
      'has-manifest',
      'name',
      'short-name',
      'start-url',
      'has-https',
      'serves-html',
      'id',
      'description',
      'background-color',
      'theme-color',
      'display',
      'orientation'
    ].map((name) => `pwa/${name}`)
  },
  icons: {
    title: 'Icons and screenshots: there, and as large as stated',
    how: 'measured',
    rules: ['pwa/icon', 'pwa/screenshot', 'pwa/shortcut-icon', 'pwa/has-square']
  },
  worker: {
    title: 'Service worker and the files it keeps',
    how: 'read',
    rules: ['pwa/has-service-worker', 'pwa/service-worker-is-not-empty', 'pwa/worker-lists']
  },
  hosts: { title: 'Files for hosts and pipelines', how: 'read', rules: ['host/'] },
  secrets: { title: 'Passwords and keys in files: none', how: 'read', rules: ['secret/'] },
  bundle: { title: 'The bundle: every module was linked', how: 'run', rules: ['build/'] }
} as const satisfies Readonly<Record<CheckId, Check>>

/** The checks of a project that is built from packages. */
export const buildChecks: readonly CheckId[] = [
  'files',
  'essentials',
  'package',
  'versions',
  'imports',
  'names',
  'pages',
  'routes',
  'access',
  'manifest',
  'icons',
  'worker',
  'hosts',
  'secrets',
  'bundle'
]
