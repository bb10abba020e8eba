import type { Range } from '../engine/rule.ts'
import type { ComponentProblem } from '../rules/syntax/component-finding.ts'
import type { MarkupElement } from '../rules/site/element-access.ts'
import type { ScriptFacts } from './facts.ts'
import type { Source } from './source.ts'

/** What the compiler of a framework says of its components, once it is loaded; without it they say nothing. */
export interface ComponentCompiler {
  isLoaded: () => boolean
  /** Where a component is not well formed; `range` is the place of markup in a script. */
  findProblems: (text: string, range?: Range) => readonly ComponentProblem[]
  /** The outermost elements of a component, with what they hold. */
  readMarkup: (text: string, range?: Range) => readonly MarkupElement[]
  /** Where a script holds markup. @default nowhere */
  findInline?: (source: Source) => readonly Range[]
  /** Completes what the scripts of a component import by what its markup names. */
  addFacts: (text: string, facts: ScriptFacts) => ScriptFacts
  /** The module that a component becomes, as far as imports and exports go; works without the compiler too. */
  toModule: (text: string, withoutTypes: (text: string, jsx: boolean) => string) => string
}
