import type { Content } from '../content/content.ts'

type Draftable = { readonly draft: true }
type Key<Part> = keyof Part & string

type Below<Part, Path extends string> = Part extends Draftable
  ? never
  : Part extends readonly (infer Item)[]
    ? Item extends { readonly id: string }
      ? At<Item, `${Path}/@${string}`>
      : never
    : Part extends object
      ? {
          [Name in Exclude<Key<Part>, 'id' | 'draft'>]: At<NonNullable<Part[Name]>, `${Path}/${Name}`>
        }[Exclude<Key<Part>, 'id' | 'draft'>]
      : never

type At<Part, Path extends string> = Path | Below<Part, Path>

/**
 * Address of a part of the content: a JSON pointer (RFC 6901) whose list steps are ids, such as
 * `/content/services/items/@check-up/price`.
 */
export type ContentAddress = Exclude<Below<{ readonly content: Content }, ''>, '/content'>

/** The steps of an address below the content: names of keys, and ids with `@` before them. */
export function addressSteps(address: string): string[] {
  return address
    .split('/')
    .slice(2)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** True for a list whose entries are named by id. */
export function isListById(value: unknown): value is readonly (Part & { readonly id: string })[] {
  return Array.isArray(value) && value.every((item) => isPart(item) && typeof item['id'] === 'string')
}

function stepInto(value: unknown, step: string): unknown {
  if (step.startsWith('@')) {
    return isListById(value) ? value.find(({ id }) => id === step.slice(1)) : undefined
  }
  return isPart(value) && !Array.isArray(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** The value at an address of the content; undefined where there is none. */
export function findAt(content: Content, address: string): unknown {
  return addressSteps(address).reduce<unknown>(stepInto, content)
}

/** Immutable set: the content with another value at an address. Missing parents are created, `undefined` removes. */
export function withValueAt(content: Content, address: string, value: unknown): Content {
  return changed(content, addressSteps(address), value) as Content
}

function changed(part: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  if (step.startsWith('@')) return changedList(isListById(part) ? part : [], step.slice(1), rest, value)
  const known = isPart(part) && !Array.isArray(part) ? part : {}
  const next = changed(known[step], rest, value)
  if (next !== undefined) return { ...known, [step]: next }
  const { [step]: _gone, ...without } = known
  return without
}

function changedList(list: readonly Part[], id: string, rest: readonly string[], value: unknown): unknown {
  const item = list.find((each) => each['id'] === id)
  if (item === undefined && value === undefined) return list
  const next = changed(item ?? { id }, rest, value)
  if (next === undefined) return list.filter((each) => each !== item)
  return item === undefined ? [...list, next] : list.map((each) => (each === item ? next : each))
}
