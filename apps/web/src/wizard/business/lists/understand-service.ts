import {
  changeItem,
  formatLengthField,
  formatPriceField,
  parseLengthField,
  parsePriceField,
  type ItemValues,
  type Site
} from '@sitewright/site'
import { listWords } from './messages.ts'
import type { Understood } from './use-typed-field.ts'

type Change = (values: ItemValues<'services'>) => (site: Site) => Site

const changeOf =
  (id: string, read: readonly string[]): Change =>
  (values) =>
  (site) =>
    changeItem(site, 'services', id, values, read)

/** Understands the price of a service. */
export function understandPrice(
  id: string,
  currency: string | undefined,
  read: readonly string[]
): (text: string) => Understood {
  const change = changeOf(id, read)
  return (text) => {
    const typed = parsePriceField(text, currency)
    switch (typed.kind) {
      case 'refused':
        return { ok: false, message: typed.message }
      case 'none':
        return { ok: true, change: change({ price: undefined }) }
      case 'words':
        return { ok: true, change: change({ price: typed.words }), meaning: typed.hint ?? listWords.asWords }
      case 'amount': {
        const meaning = listWords.understood(formatPriceField(typed.price))
        return { ok: true, change: change({ price: { ...typed.price } }), meaning }
      }
    }
  }
}

/** Understands the length of a service. */
export function understandLength(id: string, read: readonly string[]): (text: string) => Understood {
  const change = changeOf(id, read)
  return (text) => {
    const typed = parseLengthField(text)
    switch (typed.kind) {
      case 'refused':
        return { ok: false, message: typed.message }
      case 'none':
        return { ok: true, change: change({ duration: undefined }) }
      case 'words':
        return { ok: true, change: change({ duration: typed.words }) }
      case 'length': {
        const minutes = `${formatLengthField(typed.length)} ${listWords.minutes}`
        const isPlain = /^\d+$/u.test(text.trim())
        const made = { ok: true as const, change: change({ duration: { ...typed.length } }) }
        return isPlain ? made : { ...made, meaning: listWords.understood(minutes) }
      }
    }
  }
}
