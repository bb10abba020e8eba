import type { Blueprint } from '../profiles/profile.ts'

const manifests = ['manifest.webmanifest', 'manifest.json', 'site.webmanifest']

/** The page that SvelteKit fills in, as `sv create` writes it, with the manifest of the project. */
export const kitPageBlueprint: Blueprint = (project) => {
  const manifest = manifests.find((name) => project.has(`static/${name}`))
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    ...(manifest === undefined ? [] : [`    <link rel="manifest" href="%sveltekit.assets%/${manifest}" />`]),
    '    %sveltekit.head%',
    '  </head>',
    '  <body data-sveltekit-preload-data="hover">',
    '    <div style="display: contents">%sveltekit.body%</div>',
    '  </body>',
    '</html>',
    ''
  ]
  return { content: lines.join('\n'), confidence: 'likely' }
}

/** The settings of Vite where those of SvelteKit stand in a file of their own; else they are lost with it. */
export const kitSettingsBlueprint: Blueprint = (project) => {
  if (!project.has('svelte.config.js') && !project.has('svelte.config.ts')) return undefined
  const lines = [
    "import { sveltekit } from '@sveltejs/kit/vite'",
    "import { defineConfig } from 'vite'",
    '',
    'export default defineConfig({ plugins: [sveltekit()] })',
    ''
  ]
  return { content: lines.join('\n'), confidence: 'likely' }
}
