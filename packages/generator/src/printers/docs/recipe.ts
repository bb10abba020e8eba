import type { Adapter } from '../../adapters/adapter.ts'
import { bullets, fenced } from '../../formats/markdown.ts'

/** A step of a recipe, exact enough to be followed by a program; `tools/laws/recipes.test.ts` does. */
export type Step =
  | { kind: 'whole'; path: string; code: string }
  /** Lines of a file that change: `+` and `-` before what comes and goes, a space before what stays. */
  | { kind: 'lines'; path: string; diff: readonly string[] }
  /** A text that stands in a file once. */
  | { kind: 'text'; path: string; from: string; to: string }

/** How a developer makes one change of a project. */
export interface Recipe {
  title: string
  about: string
  steps: readonly Step[]
  /** What else is worth knowing. */
  notes: readonly string[]
}

/** What the recipes of a framework are written with, for one project. */
export interface RecipeKit {
  typescript: boolean
  /** The folders of the project. */
  folders: Adapter['folders']
  /** The text in a project in TypeScript, nothing in another one. */
  typed: (text: string) => string
  /** The path of a script, with the ending that it has in this project. */
  named: (path: string) => string
  /** The steps that add a feature, whose module is `<name>/index`, to the list of features. */
  listed: (name: string) => readonly Step[]
  /**
   * The recipe of a field of the contact form, where the project has one; `control` holds the lines that change in the
   * view of the form, as those of a step, and `required` is what a control has that must be filled in.
   * @default required `required`
   */
  contactField: (control: readonly string[], required?: string) => readonly Recipe[]
}

/** Prints a recipe as a section of Markdown. */
export function printRecipe({ title, about, steps, notes }: Recipe): string {
  return [`## ${title}`, about, ...steps.map(printStep), bullets(notes)]
    .filter((part) => part !== '')
    .join('\n\n')
}

function printStep(step: Step): string {
  const { path } = step
  if (step.kind === 'text') return `In \`${path}\`, \`${step.from}\` becomes \`${step.to}\`.`
  if (step.kind === 'whole') {
    const code = fenced(path.split('.').at(-1) ?? '', step.code)
    return `New file \`${path}\`:\n\n${code}`
  }
  return `In \`${path}\`:\n\n${fenced('diff', step.diff.join('\n'))}`
}
