import { isPaymentPage } from '@sitewright/catalog'
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

/** Currency (ISO 4217) and country (ISO 3166-1) of a business, as far as they are known. */
export interface Money {
  currency: string | undefined
  country: string | undefined
}

/** Understands the price of a service. */
export function understandPrice(
  id: string,
  { currency, country }: Money,
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
        const meaning = listWords.understood(formatPriceField(typed.price, country))
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

/** Understands the page where a service is paid: an https address, or nothing. */
export function understandCheckout(id: string, read: readonly string[]): (text: string) => Understood {
  const change = changeOf(id, read)
  return (text) => {
    const address = text.trim()
    if (address !== '' && !isPaymentPage(address)) return { ok: false, message: listWords.checkoutWrong }
    return { ok: true, change: change({ checkout: address === '' ? undefined : address }) }
  }
}
