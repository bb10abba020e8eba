import { limits } from '@sitewright/catalog'
import * as z from 'zod/mini'
import { siteProblems, type UnplacedProblem } from '../messages.ts'
import { parseDomain, isWebAddress, suggestDomain } from './web-address.ts'
import { excerpt } from './excerpt.ts'
import { findRefusedCharacter, lengthOf, toSingleLine, normalizeLineEnds } from './text.ts'

// The schemas run under a content security policy without eval, where even asking for it is reported.
z.config({ jitless: true })

/** A zod check with our own message; `findProblem` in problems.ts finds it in `params`. */
export function refuseIf<T>(problemIn: (value: T) => UnplacedProblem | undefined) {
  return z.check<T>((context) => {
    const problem = problemIn(context.value)
    if (problem) context.issues.push({ code: 'custom', input: context.value, params: { problem } })
  })
}

const longText = refuseIf((text: string) => {
  const length = lengthOf(text)
  return length > limits.textMax ? siteProblems.longText(length, limits.textMax) : undefined
})
const readable = refuseIf(findRefusedCharacter)

/** Text of any length up to the limit, in any script, with line breaks. */
export const text = z.string().check(z.overwrite(normalizeLineEnds), readable, longText)

/** Text of one line. */
export const line = z.string().check(z.overwrite(toSingleLine), readable, longText)

/** A list of at most so many entries; a longer one is refused before anything looks at what is in it. */
function shortList<T extends z.ZodMiniType>(entry: T, most: number) {
  const short = refuseIf((list: unknown) =>
    Array.isArray(list) && list.length > most ? siteProblems.longList(list.length, most) : undefined
  )
  return z.pipe(z.any().check(short), z.array(entry))
}

/** A list of at most `limits.listMax` entries. */
export function listOf<T extends z.ZodMiniType>(entry: T) {
  return shortList(entry, limits.listMax)
}

/** A list of items with unique ids. */
export function listById<T extends z.ZodMiniType<{ readonly id: string }>>(entry: T) {
  return listOf(entry).check(
    refuseIf((list: readonly { readonly id: string }[]) => {
      const repeated = list.find(({ id }, index) => list.findIndex((other) => other.id === id) < index)
      return repeated && siteProblems.duplicate(excerpt(repeated.id))
    })
  )
}

/** A choice of several ids of the catalog, each at most once. */
export function choicesOf<T extends string>(ids: readonly T[]) {
  return shortList(z.enum(ids as readonly [T, ...T[]]), ids.length).check(
    refuseIf((list: readonly T[]) => {
      const repeated = list.find((id, index) => list.indexOf(id) < index)
      return repeated && siteProblems.duplicate(repeated)
    })
  )
}

/** A choice of one id of the catalog; the empty text among them stands for none. */
export function choiceOf<T extends string>(ids: readonly T[]) {
  return z.enum(ids as readonly [T, ...T[]])
}

function longColor(color: string): string {
  const lower = color.toLowerCase()
  return lower.length === 4 ? lower.replace(/[\da-f]/gu, '$&$&') : lower
}

/** A colour, stored as `#rrggbb` in lower case. */
export const color = z.string().check(
  refuseIf((value: string) =>
    /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(value) ? undefined : siteProblems.color()
  ),
  z.overwrite(longColor)
)

/** Empty, or an absolute http or https address. */
export const website = line.check(
  z.overwrite((value) => value.trim()),
  refuseIf((value) =>
    value === '' || isWebAddress(value) ? undefined : siteProblems.website(`https://${suggestDomain(value)}`)
  )
)

/** Empty, or a domain name, stored in lower case and ASCII. */
export const domain = line.check(
  z.overwrite((value) => value.trim()),
  refuseIf((value) =>
    value === '' || parseDomain(value) ? undefined : siteProblems.domain(suggestDomain(value))
  ),
  z.overwrite((value) => parseDomain(value) ?? value)
)

const toBasePath = (text: string): string =>
  text
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('')

/** Empty, or the folder of a host, stored as `/shop` or `/clients/shop`. */
export const basePath = line.check(
  z.overwrite((value) => toBasePath(value.trim())),
  refuseIf((value) => (/^(?:\/[\w-][\w.-]*)*$/.test(value) ? undefined : siteProblems.basePath()))
)

/** A number within bounds, both included. */
export function numberWithin(min: number, max: number) {
  return z.number().check(
    refuseIf((value: number) => (value < min || value > max ? siteProblems.range(min, max) : undefined)),
    z.overwrite((value) => (value === 0 ? 0 : value))
  )
}

/** Stars, 1 to 5. */
export const rating = numberWithin(1, 5).check(
  refuseIf((value) => (Number.isInteger(value) ? undefined : siteProblems.whole()))
)

/** A part of an address, such as `white-fillings`. */
export const slug = z.string().check(
  refuseIf((value: string) => (/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(value) ? undefined : siteProblems.slug())),
  longText
)
