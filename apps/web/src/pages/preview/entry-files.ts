import type { FrameworkId } from '@sitewright/catalog'

/** The file that a reader of a project begins with, in each language that it can be written in. */
export const entryFiles: Readonly<Record<FrameworkId, readonly string[]>> = {
  react: ['src/main.tsx', 'src/main.jsx'],
  vue: ['src/main.ts', 'src/main.js'],
  angular: ['src/main.ts'],
  svelte: ['src/routes/+page.svelte']
}
