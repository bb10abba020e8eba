// Words of our own that must not come back where the field has a term: in names, comments, docs and CSS classes.
// A single word counts wherever it stands; of two words only the name counts (`rule bar`: ruleBar, RuleBar, rule-bar).
// A row with stems counts in comments, in every form, and as a part of names; not in messages, SQL and API fields.
import { sourcesMatching } from './sources.ts'
import { houseWords, type HouseWord } from './house-words.ts'

/** Finds a word in names and in prose: alone, at the start of a name, or as a part of one in camel case. */
export function patternOf({ word }: Pick<HouseWord, 'word'>): RegExp {
  const [first = '', ...rest] = word.split(' ')
  const tail = rest.map((part) => `(?:[-_]${part}|${capitalized(part)})`).join('')
  return new RegExp(`(?:(?<![A-Za-z])${first}|${capitalized(first)})${tail}s?(?![a-z])`, 'g')
}

/** Finds the forms of a word in a line of a comment, and its forms in camel case at either end of a longer name. */
export function stemPatternOf(stems: readonly string[]): RegExp {
  const spaced = stems
    .map((stem) => `[${capitalized(stem.charAt(0))}${stem.charAt(0)}]${stem.slice(1)}`)
    .join('|')
  const camel = stems.map((stem) => stem.replace(/ (.)/g, (_, first: string) => first.toUpperCase()))
  const inName = `(?<=[a-z])(?:${camel.map(capitalized).join('|')})(?![a-z])`
  const atStart = `(?<![\\w.'-])(?:${camel.join('|')})(?=[A-Z])`
  return new RegExp(`^\\s*(?:/?\\*|//).*\\b(?:${spaced})\\b|${inName}|${atStart}`)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Where a word stands in the sources of its area, one sentence for each line. */
export function findWord(row: HouseWord, sources: ReturnType<typeof sourcesMatching>): string[] {
  const pattern = row.stems === undefined ? patternOf(row) : stemPatternOf(row.stems)
  return sources.flatMap(({ path, text }) => {
    if (row.within !== undefined && !row.within.test(path)) return []
    const lines = [path, ...text.split('\n')]
    return lines.flatMap((line, number) =>
      line.search(pattern) === -1
        ? []
        : [`${path}${number === 0 ? '' : `:${number}`} says "${row.word}": write ${row.term}`]
    )
  })
}

export function check(): string[] {
  const sources = sourcesMatching(/\.(ts|tsx|js|mjs|css|md)$/).filter(
    ({ path }) => !/house-words\.ts$|^CHANGELOG\.md$/.test(path)
  )
  return houseWords.flatMap((row) => findWord(row, sources))
}
