import { splitSentences } from './sentences.ts'

const longest = 44
const mostWords = 5

const stop =
  '(?=(?<!firm|team|group|practice)\\s+of\\s|\\s+(?:in|on|at|for|with|offering|selling|making|serving|that|who|which|whose|run|since|covering|from|under|beside|by|where|near|between)\\s|\\s*[.:;,]|$)'
const named = new RegExp(
  `^(?:we are|we’re|we're|i am|i’m|i'm)?\\s*(?:an?\\s+)([\\p{L}\\p{M}\\s’'&-]+?)${stop}`,
  'iu'
)
const several = new RegExp(`^(?:we are|we’re|we're)\\s+([\\p{L}\\p{M}\\s’'&-]+?)${stop}`, 'iu')
const bare =
  /^([\p{Lu}][\p{L}\p{M}\s’'&-]+?)(?=\s+(?:in|on|for|with|since|by|offering|selling|making)\s|\s*\.|$)/u

const unfit =
  /^(?:no|not|your|our|my|the|this|every|all|just|only|open|find|come|book|call|ring|learn|discover|enjoy|welcome|visit|get|make|need|looking|services|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)(?!\p{L})|(?<!\p{L})(?:we|i|you|they|is|are|was|has|have|who|people|persons|and|each|every|sell|make|buy|mend|do|not)(?!\p{L})/iu

/**
 * Extracts what an English text calls the business in its first sentence: `family dental practice`; empty where it
 * does not.
 */
export function readKind(text: string): string {
  const first = splitSentences(text)[0] ?? ''
  const found = (named.exec(first) ?? several.exec(first) ?? bare.exec(first))?.[1]?.trim() ?? ''
  const words = found.split(/\s+/u).length
  return found.length > longest || words > mostWords || unfit.test(found) ? '' : found
}
