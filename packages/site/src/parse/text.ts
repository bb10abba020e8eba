import { siteProblems, type UnplacedProblem } from '../messages.ts'

const refusedCharacters = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/u

/** Line ends as `\n`, whatever machine the text was typed on. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/gu, '\n')
}

/** A text of one line: line ends and tabs become spaces, as an input field makes them. */
export function toSingleLine(text: string): string {
  return text.replace(/\r\n|[\r\n\t]/gu, ' ')
}

/**
 * A text as a site may hold it: line ends become `\n`; control characters other than newline and tab,
 * noncharacters and halves of surrogate pairs go. For input fields, so that a paste is cleaned where
 * `parseSite` would refuse it.
 */
export function cleanText(text: string): string {
  return normalizeLineEnds(text).replace(new RegExp(refusedCharacters, 'gu'), '')
}

/** Characters of a text as a person counts code points: an emoji of one code point is one. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** The problem with the first character that no document may hold; undefined where there is none. */
export function findRefusedCharacter(text: string): UnplacedProblem | undefined {
  const found = refusedCharacters.exec(text)
  if (!found) return undefined
  return siteProblems.character(found[0].codePointAt(0) ?? 0, lengthOf(text.slice(0, found.index)) + 1)
}
