import { hiddenMark } from '@sitewright/api/hide-secrets'
import { utf8 } from '@sitewright/kernel/crypto'

/** A redacted text, and how many values were removed. */
export interface Redacted {
  text: string
  count: number
}

/** Creates a function that redacts values from texts, in all their usual encodings. */
export function createRedactor(values: readonly string[]): (text: string) => Redacted {
  const forms = [...new Set(values.flatMap(formsOf))].toSorted((a, b) => b.length - a.length)
  return function redactForms(text) {
    let count = 0
    const left = forms.reduce((before, form) => {
      const parts = before.split(form)
      count += parts.length - 1
      return parts.join(hiddenMark)
    }, text)
    return { text: left, count }
  }
}

/** A value as it is, and in JSON, HTML, URL, base64 and hexadecimal encoding. */
function formsOf(value: string): string[] {
  const bytes = utf8(value)
  const inJson = toJson(value)
  const encoded = encodeURIComponent(value)
  const texts = [
    value,
    inJson,
    toJson(inJson),
    inJson.replaceAll('/', String.raw`\/`),
    toAscii(inJson),
    toAscii(inJson).replaceAll(/\\u[0-9a-f]{4}/g, (escape) => String.raw`\u${escape.slice(2).toUpperCase()}`),
    toHtml(value),
    encoded,
    lowerPercents(encoded),
    encodeURIComponent(encoded),
    new URLSearchParams([['', value]]).toString().slice(1),
    encodeURI(value)
  ]
  return [...texts, ...toBase64Forms(bytes), ...toHexForms(bytes)].filter((form) => form !== '')
}

const toJson = (text: string): string => JSON.stringify(text).slice(1, -1)

const toAscii = (text: string): string =>
  text.replaceAll(
    /[^\u0020-\u007E]/g,
    (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  )

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

const toHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const lowerPercents = (text: string): string =>
  text.replaceAll(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase())

/** The base64 characters that depend on the value alone, for each of the three alignments within other bytes. */
function toBase64Forms(bytes: Uint8Array): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const text = btoa(String.fromCodePoint(...new Uint8Array(offset), ...bytes))
    const bits = (offset + bytes.length) * 8
    const own = text.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

function toHexForms(bytes: Uint8Array): string[] {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex, hex.toUpperCase()]
}
