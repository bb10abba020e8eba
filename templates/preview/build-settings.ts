import { fileURLToPath } from 'node:url'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { replaceModules } from './replace-modules.ts'

interface PreviewBuild {
  /** What the script and the style sheet are called. */
  framework: string
  /** The address of the settings of the framework, which stand beside its preview. */
  beside: string
  /** The folder of `app`, `ui` and `features`. @default ../src */
  sources?: string
  plugins: readonly PluginOption[]
  /** The entry module of the preview. */
  entry: URL
  /** Modules of the app, by their path in that folder, and the files of the preview that stand in for them. */
  replaced: Readonly<Record<string, URL>>
}

/** Settings of a build of one script and one style sheet without further requests: they run in an iframe of opaque origin. */
export function previewBuild({
  framework,
  beside,
  sources = '../src',
  plugins,
  entry,
  replaced
}: PreviewBuild): UserConfig {
  const pathOf = (path: string): string => fileURLToPath(new URL(path, beside))
  return {
    root: pathOf('..'),
    plugins: [...plugins, replaceModules(new URL(sources, beside), replaced), withoutFontFiles()],
    publicDir: false,
    resolve: { preserveSymlinks: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: pathOf('../../../build/preview'),
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      lib: {
        entry: fileURLToPath(entry),
        formats: ['iife'],
        name: 'SitewrightPreview',
        fileName: () => `${framework}.js`,
        cssFileName: framework
      },
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } }
    }
  }
}

/** Removes @font-face rules that would be fetched; the builder sends the font files in a message. */
function withoutFontFiles(): Plugin {
  return {
    name: 'without-font-files',
    enforce: 'pre',
    transform(code, id) {
      return id.includes('/styles/fonts/') ? code.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '') : null
    }
  }
}
