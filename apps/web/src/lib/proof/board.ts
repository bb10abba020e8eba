// What the product shows of the board: two files beside the pages that show them, written by `npm run proof -- --save`.
import type { FrameworkId } from '@sitewright/catalog'
import type { Combination, NamedCombination } from '@sitewright/site'

/** The scores that Lighthouse gives the home page on a phone, out of 100. */
export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
}

/** The figures of a framework, as measured. */
export interface FrameworkFigures {
  /** The version of its main package. */
  version: string
  /** The hash of the template, by which figures are known that are older than it. */
  template: string
  tried: number
  passed: number
  /** Kilobytes of JavaScript that the home page begins with as it is published, compressed with gzip. */
  home: { recommended: number; everything: number }
  scores: { recommended: Scores; everything: Scores }
  /** Seconds to build everything, and to check its types. */
  seconds: { build: number; types: number }
  /** What `npm ci` installs. */
  packages: number
  megabytes: number
}

/** The run of a whole board. */
export interface BoardFigures {
  /** The day since which each row was tried, `2026-11-30`. */
  date: string
  node: string
  browser: string
  processor: string
  cores: number
  seed: number
  pairs: { met: number; all: number }
  frameworks: Partial<Record<FrameworkId, FrameworkFigures>>
}

/** A combination with its verdict: one that has a name, or the choices of another. */
export interface BoardRow {
  id: number
  name?: NamedCombination
  framework: FrameworkId
  combination?: Combination
  passed: boolean
  /** Kilobytes of JavaScript on the home page, with drafts. */
  home: number
}
