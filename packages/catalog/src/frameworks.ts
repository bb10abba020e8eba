/** A front-end framework that a project can be written in (spec 1 §3). */
export interface Framework {
  id: string
  name: string
  description: string
  pros: readonly string[]
  cons: readonly string[]
  bestFor: readonly string[]
  /** 0 to 100, the product's own figure (spec 1 §3). */
  popularity: number
  learningCurve: 'Easy' | 'Medium' | 'Hard'
  /** 0 to 100, judged. */
  performance: number
  /** 0 to 100, judged. */
  ecosystem: number
  /** False for a framework without a JavaScript output. */
  javascript: boolean
  /** The file that a reader of a project begins with; in JavaScript it has that ending. */
  firstFile: string
  recommended?: true
  /** Why it cannot be picked yet; absent where it can. */
  unavailable?: string
}

const notYet = (name: string): string =>
  `${name} is not available yet. Pick another framework, and this choice stays open for later.`

/** The frameworks of spec 1 §3, in its order. */
export const frameworks = {
  react: {
    id: 'react',
    name: 'React',
    description: 'Components and the largest community. Most developers you meet can take over.',
    pros: ['Largest choice of libraries', 'Easy to hire for', 'Stable for ten years'],
    cons: ['More JavaScript than the others', 'Many ways to do one thing'],
    bestFor: ['Sites that grow into apps', 'Teams that change'],
    popularity: 95,
    learningCurve: 'Medium',
    performance: 85,
    ecosystem: 98,
    javascript: true,
    firstFile: 'src/main.tsx',
    recommended: true
  },
  vue: {
    id: 'vue',
    name: 'Vue.js',
    description: 'Markup, logic and style side by side in one file. Quick to read.',
    pros: ['Short files', 'Small download', 'Clear documentation'],
    cons: ['Fewer libraries than React'],
    bestFor: ['Small teams', 'Developers who come from HTML'],
    popularity: 85,
    learningCurve: 'Easy',
    performance: 90,
    ecosystem: 85,
    javascript: true,
    firstFile: 'src/main.ts'
  },
  angular: {
    id: 'angular',
    name: 'Angular',
    description: 'Everything in one box, with one way to do each thing.',
    pros: ['Complete', 'Strict conventions', 'Long support'],
    cons: ['Steep start', 'TypeScript only'],
    bestFor: ['Larger organisations', 'Long-lived projects'],
    popularity: 75,
    learningCurve: 'Hard',
    performance: 82,
    ecosystem: 88,
    javascript: false,
    firstFile: 'src/main.ts',
    unavailable: notYet('Angular')
  },
  svelte: {
    id: 'svelte',
    name: 'Svelte',
    description: 'Components are compiled to plain JavaScript, and each folder of routes is a page.',
    pros: ['Little code to write', 'Markup stays close to HTML'],
    cons: ['Youngest community'],
    bestFor: ['Content sites', 'Developers who come from HTML'],
    popularity: 70,
    learningCurve: 'Easy',
    performance: 96,
    ecosystem: 70,
    javascript: true,
    firstFile: 'src/routes/+page.svelte'
  }
} as const satisfies Record<string, Framework>

/** Id of a framework. */
export type FrameworkId = keyof typeof frameworks

/** Every framework, in the order of its cards. */
export const frameworkIds = Object.keys(frameworks) as FrameworkId[]

/** The catalog entry of a framework, with its optional members readable. */
export function frameworkOf(id: FrameworkId): Framework & { id: FrameworkId } {
  return frameworks[id]
}

/** The frameworks that can be picked: those with a template. */
export const offeredFrameworkIds = /* @__PURE__ */ frameworkIds.filter(
  (id) => frameworkOf(id).unavailable === undefined
)

/** The file that a reader of a project begins with, in each language that the project may be written in. */
export function firstFiles(id: FrameworkId): readonly string[] {
  const { firstFile } = frameworkOf(id)
  return [firstFile, firstFile.replace(/\.ts(x?)$/, '.js$1')]
}
