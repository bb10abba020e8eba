import { greeting, wordsOf, type LetterWords } from './letters.ts'
import type { Letter } from './outbox.ts'

/** A letter in both forms, ready to be sent. */
export interface FormedLetter {
  subject: string
  text: string
  html: string
}

/** Gives a letter its plain and its drawn form; both say the same. */
export function formLetter(letter: Letter, firstName: string, publicUrl: string): FormedLetter {
  const words = wordsOf(letter)
  const hello = greeting(firstName)
  return {
    subject: words.subject,
    text: plain(words, hello, publicUrl),
    html: drawn(words, hello, publicUrl)
  }
}

function plain({ paragraphs, action, note }: LetterWords, hello: string, publicUrl: string): string {
  const parts = [
    hello,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    note
  ]
  return `${[...parts, `--\nSitewright, ${publicUrl}`].map(clean).join('\n\n')}\n`
}

/** Control signs have no place in a letter; the line breaks are ours. */
function clean(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\p{Cf}\u2028\u2029]/gu, ' ')
}

const paper = '#F4F3EF'
const sheet = '#FFFFFF'
const ink = '#1C1B18'
const softInk = '#504E47'
const rule = '#F7BE2B'
const line = '#E3E1D9'
const font = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** A page of tables with its styles in place, since mail programs know no other; nothing in it is fetched. */
function drawn({ subject, paragraphs, action, note }: LetterWords, hello: string, publicUrl: string): string {
  const body = [hello, ...paragraphs].map(
    (text) => `<p style="margin:0 0 16px;font:16px/1.55 ${font};color:${ink}">${escaped(text)}</p>`
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${sheet};border:1px solid ${line}">
<tr><td style="height:4px;line-height:4px;font-size:0;background:${rule}">&nbsp;</td></tr>
<tr><td style="padding:28px 32px 32px">
<p style="margin:0 0 20px;font:700 15px/1 ${font};color:${ink}">Sitewright</p>
<h1 style="margin:0 0 20px;font:600 24px/1.25 ${font};color:${ink}">${escaped(subject)}</h1>
${body.join('\n')}
${action === undefined ? '' : button(action)}
<p style="margin:20px 0 0;padding:16px 0 0;border-top:1px solid ${line};font:14px/1.5 ${font};color:${softInk}">${escaped(note)}</p>
</td></tr></table>
<p style="margin:16px 0 0;font:13px/1.5 ${font};color:${softInk}">Sent by <a href="${escaped(publicUrl)}" style="color:${softInk}">${escaped(publicUrl)}</a></p>
</td></tr></table>
</body>
</html>
`
}

function button({ label, link }: { label: string; link: string }): string {
  return `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;background:${ink};color:${sheet};font:600 16px/1.2 ${font};text-decoration:none;border-radius:6px">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font:14px/1.5 ${font};color:${softInk}">Or copy this address into your browser:<br><span style="word-break:break-all">${escaped(link)}</span></p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

function escaped(text: string): string {
  return clean(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
