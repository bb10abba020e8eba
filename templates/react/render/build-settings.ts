import { fileURLToPath } from 'node:url'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { replaceModules } from '../preview/shared/replace-modules.ts'
import { withoutStyles } from './without-styles.ts'

/** What the builds of this folder differ in by framework. */
interface FrameworkBuild {
  framework: string
  /** The address of the settings file, in the folder of the entries. */
  beside: string
  /** The folder of `app`, `ui` and `features`. @default ../src */
  sources?: string
  plugins: PluginOption[]
}

/** Settings of the module for Node that draws the pages of any site and needs nothing else. */
export function rendererBuild({
  framework,
  beside,
  sources = '../src',
  plugins,
  replaced = {}
}: FrameworkBuild & { replaced?: Readonly<Record<string, URL>> }): UserConfig {
  return {
    root: fileURLToPath(new URL('..', beside)),
    plugins: [
      plugins,
      replaceModules(new URL(sources, beside), {
        'app/backend.ts': new URL('backend.ts', beside),
        ...replaced
      }),
      withoutStyles()
    ],
    publicDir: false,
    resolve: { preserveSymlinks: true },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: fileURLToPath(new URL('render-site.ts', beside)),
      target: 'node24',
      rolldownOptions: {
        output: { codeSplitting: false, entryFileNames: `${framework}.js` },
        checks: { bundlerTimings: false }
      }
    }
  }
}

/**
 * Settings of what finishes a site in a browser (docs/adr/0039), in two builds: in mode `kit` one module that draws its
 * pages and prints its documents, and in mode `vendor` the packages that its own scripts import.
 */
export function kitBuild(
  { framework, beside, sources = '../src', plugins }: FrameworkBuild,
  mode: string
): UserConfig {
  const here = (path: string): string => fileURLToPath(new URL(path, beside))
  const isVendor = mode === 'vendor'
  return {
    root: here('..'),
    plugins: [
      plugins,
      !isVendor &&
        replaceModules(new URL(sources, beside), { 'app/backend.ts': new URL('backend.ts', beside) }),
      withoutStyles(),
      hashing(here('sha256.ts'))
    ],
    publicDir: false,
    resolve: { preserveSymlinks: true },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      outDir: here('../../../build/site-kit'),
      emptyOutDir: false,
      target: isVendor ? 'es2020' : 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: here(isVendor ? 'vendor.ts' : 'site-kit.ts'),
        preserveEntrySignatures: 'strict',
        // The parts of the build that read files are not used here.
        external: /^(?:node:(?!crypto)|vite$)/,
        treeshake: { moduleSideEffects: [{ test: /^node:/, sideEffects: false }] },
        output: {
          codeSplitting: false,
          entryFileNames: isVendor ? `${framework}-vendor.js` : `${framework}.js`
        },
        checks: { bundlerTimings: false }
      }
    }
  }
}

/** Takes a hash of our own in place of Node's. */
function hashing(path: string): Plugin {
  return {
    name: 'hashing',
    enforce: 'pre',
    resolveId: (id) => (id === 'node:crypto' ? path : undefined)
  }
}
