import { grid, landing, sidebar, standard, type Layout } from '../src/lib/domain/looks.ts'

// What the modules of this folder need of the app: its folders, and so the links of other frameworks, end here.
export * from '../src/lib/browser/backends.ts'
export { features } from '../src/lib/features/index.ts'

const layouts: Readonly<Record<string, Layout>> = { standard, sidebar, grid, landing }

/** The layout of an id: all are here; a project has the one that was chosen. */
export function layoutOf(id: string): Layout {
  return layouts[id] ?? standard
}
